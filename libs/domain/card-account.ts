// The school's account at PayFast, into which orders are paid by card (CONTRACT section 7). PayFast gives an id and a
// key, the school chooses a passphrase that signs what goes between the two, and the sandbox moves no money. Nothing is
// offered to customers before all three are known: without the passphrase anybody could sign.

export const CARD_MODES = ['live', 'sandbox'] as const;
export type CardMode = (typeof CARD_MODES)[number];

/** As customers and staff know who takes the payments. */
export const CARD_PROVIDER = 'PayFast';

/** Where customers pay: origins. */
export const CARD_ADDRESSES: Readonly<Record<CardMode, string>> = {
  live: 'https://www.payfast.co.za',
  sandbox: 'https://sandbox.payfast.co.za',
};

/** What of it may be read; the passphrase is told to nobody. */
export interface CardFacts {
  /** Customers may pay by card. */
  takesCards: boolean;
  merchantId: string | null;
  merchantKey: string | null;
  mode: CardMode;
}

export const CARD_FIELDS = ['takesCards', 'merchantId', 'merchantKey', 'passphrase', 'mode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export const MERCHANT_ID = { pattern: /^\d{1,20}$/, maxLength: 20 } as const;
export const MERCHANT_KEY = { pattern: /^[A-Za-z0-9]{1,50}$/, maxLength: 50 } as const;
export const MAX_PASSPHRASE_LENGTH = 100;

export function isMerchantId(text: string): boolean {
  return MERCHANT_ID.pattern.test(text);
}

export function isMerchantKey(text: string): boolean {
  return MERCHANT_KEY.pattern.test(text);
}

/** Blanks at its ends are no part of it: PayFast takes them off before it signs. */
export function isPassphrase(text: string): boolean {
  return /^[^\p{Cc}]+$/u.test(text) && text.trim() === text && text.length <= MAX_PASSPHRASE_LENGTH;
}

type Details = Pick<CardFacts, 'merchantId' | 'merchantKey'> & { hasPassphrase: boolean };

/** What cards cannot be taken without. */
export function missingCardDetails({ merchantId, merchantKey, hasPassphrase }: Details) {
  const given = { merchantId: Boolean(merchantId), merchantKey: Boolean(merchantKey), passphrase: hasPassphrase };
  return (['merchantId', 'merchantKey', 'passphrase'] as const).filter((detail) => !given[detail]);
}
