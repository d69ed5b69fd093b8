/** Puts a program into the fragment of an address, and reads it back: UTF-8 as base64url. */

export function encodeCode(code: string): string {
  const bytes = new TextEncoder().encode(code);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns null if the text is not an encoded program. */
export function decodeCode(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
