// Who knows an order's number reads the order (CONTRACT section 2, "Ids"): `SC-` and 16 characters of Crockford's
// base32, 80 random bits, in groups of four. People read it aloud and type it: case and hyphens do not matter, o is 0,
// i and l are 1.

/** Crockford's digits: no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BYTES = 10;
const BITS_PER_DIGIT = 5;
const WRITTEN = /^SC([0-9A-HJKMNP-TV-Z]{16})$/;

/** How many random bytes orderNumberOf takes. */
export const ORDER_NUMBER_BYTES = RANDOM_BYTES;

/** `SC-XXXX-XXXX-XXXX-XXXX`. @param bytes ten, from a cryptographic source */
export function orderNumberOf(bytes: Uint8Array): string {
  if (bytes.length !== RANDOM_BYTES) throw new RangeError(`An order number is made of ${RANDOM_BYTES} bytes`);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = Array.from({ length: bits.length / BITS_PER_DIGIT }, (_, i) =>
    DIGITS.charAt(Number.parseInt(bits.slice(i * BITS_PER_DIGIT, (i + 1) * BITS_PER_DIGIT), 2)),
  );
  return grouped(digits.join(''));
}

/** The number as it is stored, however it was typed; undefined for what can be none. */
export function normaliseOrderNumber(text: string): string | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const digits = WRITTEN.exec(typed)?.[1];
  return digits === undefined ? undefined : grouped(digits);
}

function grouped(digits: string): string {
  return `SC-${digits.replaceAll(/.{4}(?=.)/g, '$&-')}`;
}
