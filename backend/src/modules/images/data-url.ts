const HEAD = /^data:[^,]{0,200};base64,/i;
const NOT_BASE64 = /[^A-Za-z0-9+/]/;
const BITS_PER_CHARACTER = 6;
const BITS_PER_BYTE = 8;

/**
 * The bytes of `data:…;base64,…`, whatever type it declares. Strict, so that one image has one text: no blanks, no
 * characters of other alphabets. The size is known before anything is decoded.
 */
export function readDataUrl(dataUrl: string, tooLargeFromBytes: number): Buffer | 'malformed' | 'too large' {
  const head = HEAD.exec(dataUrl)?.[0];
  if (head === undefined) return 'malformed';
  const padded = dataUrl.slice(head.length);
  const text = padded.slice(0, padded.length - (/={1,2}$/.exec(padded.slice(-2))?.[0].length ?? 0));
  if (Math.floor((text.length * BITS_PER_CHARACTER) / BITS_PER_BYTE) >= tooLargeFromBytes) return 'too large';
  if (text.length === 0 || NOT_BASE64.test(text)) return 'malformed';
  return Buffer.from(text, 'base64');
}
