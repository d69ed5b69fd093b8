/** Colours as `#rrggbb`, or `#rrggbbaa` if they are not opaque. */

/** A colour as one number: red, green, blue and alpha, 8 bits each, alpha the lowest. */
export type Colour = number;

export function colourOf(red: number, green: number, blue: number, alpha: number): Colour {
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

/** Returns a colour as text. */
export function nameOfColour(colour: Colour): string {
  const digits = colour.toString(16).padStart(8, '0');
  return `#${digits.endsWith('ff') ? digits.slice(0, 6) : digits}`;
}

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa`. @throws `RangeError` for anything else. */
export function readColour(name: string, text: string): Colour {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text) ?? [];
  if (digits === undefined) {
    throw new RangeError(`${name} has the name ${JSON.stringify(text)}: it must be a colour, such as #00ff00, or *`);
  }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full.padEnd(8, 'f'), 16);
}
