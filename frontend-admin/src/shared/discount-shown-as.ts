import { DISCOUNT_KIND_WORDS } from '#libs/contracts/invoice-discount';

const KIND_WORDS = new Map<unknown, string>(Object.entries(DISCOUNT_KIND_WORDS));

/** How a form tells of a discount that somebody else has changed meanwhile. */
export const DISCOUNT_SHOWN_AS = {
  discountKind: (kind: unknown) => KIND_WORDS.get(kind) ?? 'No discount',
  // Hundredths of a percent or of a rand.
  discountValue: (value: unknown) => String(Number(value) / 100),
};
