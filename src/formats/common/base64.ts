/** The value of each character of base64 (RFC 4648, section 4), by its code; 255 for any other. */
const VALUES: Uint8Array = /* @__PURE__ */ valuesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');

function valuesOf(alphabet: string): Uint8Array {
  const values = new Uint8Array(128).fill(255);
  for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;
  return values;
}

/** Decodes base64. Blanks and line ends are ignored. @throws `RangeError` that names the place of any other character. */
export function decodeBase64(place: string, text: string): Uint8Array {
  const body = text.replace(/\s+/g, '');
  const end = body.endsWith('==') ? body.length - 2 : body.endsWith('=') ? body.length - 1 : body.length;
  if (end % 4 === 1)
    throw new RangeError(`${place} is base64 of ${end} characters: it must be complete; save it again`);
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  for (let i = 0, at = 0; i < end; i++) {
    const value = VALUES[body.charCodeAt(i)] ?? 255;
    if (value === 255) {
      throw new RangeError(
        `${place} has ${JSON.stringify(body[i])} at character ${i}: it must be base64 of A-Z, a-z, 0-9, + and /`,
      );
    }
    bits = (bits << 6) | value;
    const left = (i & 3) * 2;
    if (left > 0) bytes[at++] = (bits >> (6 - left)) & 255;
  }
  return bytes;
}
