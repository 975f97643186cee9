const HEAD = /^data:[^,]{0,200};base64,/i;
/** Letters of the alphabet for web addresses, which the decoder takes as well. */
const OTHER_ALPHABET = ['-', '_'];
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
  const size = Math.floor((text.length * BITS_PER_CHARACTER) / BITS_PER_BYTE);
  if (size >= tooLargeFromBytes) return 'too large';
  if (size === 0 || OTHER_ALPHABET.some((letter) => text.includes(letter))) return 'malformed';
  // The decoder passes over what is no base64, so that it then finds too little.
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === size ? bytes : 'malformed';
}
