/** The settings of card payments: their limits and messages, once for server and screen. */
import {
  CARD_MODES,
  type CardFacts,
  type CardField,
  MAX_PASSPHRASE_LENGTH,
  MERCHANT_ID,
  MERCHANT_KEY,
  missingCardDetails,
} from '#libs/domain/card-account';

export const CARD_FACTS_RULES = {
  takesCards: {
    wrongType: 'takesCards must be true or false',
    incomplete: 'Card payments need a merchant ID, a merchant key and a passphrase',
  },
  merchantId: {
    required: 'Enter the merchant ID to take card payments',
    invalid: `A merchant ID is a number of at most ${MERCHANT_ID.maxLength} digits, such as 10000100`,
  },
  merchantKey: {
    required: 'Enter the merchant key to take card payments',
    invalid: `A merchant key is letters and digits, at most ${MERCHANT_KEY.maxLength} of them`,
  },
  passphrase: {
    required: 'Enter the passphrase to take card payments',
    invalid: `A passphrase is one line of at most ${MAX_PASSPHRASE_LENGTH} characters`,
  },
  mode: { unknown: `The mode must be ${CARD_MODES.join(' or ')}` },
} as const;

/** The environment's variable for each field: where it is set the settings cannot change it. */
export const CARD_VARIABLES: Readonly<Record<CardField, string>> = {
  takesCards: 'CARD_PAYMENTS',
  merchantId: 'PAYFAST_MERCHANT_ID',
  merchantKey: 'PAYFAST_MERCHANT_KEY',
  passphrase: 'PAYFAST_PASSPHRASE',
  mode: 'PAYFAST_URL',
};

export function setOnServer(field: CardField): string {
  return `This is set on the server (${CARD_VARIABLES[field]}) and can only be changed there`;
}

/**
 * What cards cannot be taken without; empty: they can be, or are not to be.
 * @param sent of the fields those that were sent: only of them anything is told
 */
export function cardMessages(
  {
    takesCards,
    merchantId = null,
    merchantKey = null,
    hasPassphrase = false,
  }: Partial<CardFacts & { hasPassphrase: boolean }>,
  sent: object,
): Record<string, string> {
  if (takesCards !== true) return {};
  const missing = missingCardDetails({ merchantId, merchantKey, hasPassphrase });
  const told = missing.filter((detail) => detail in sent);
  if (told.length > 0) return Object.fromEntries(told.map((detail) => [detail, CARD_FACTS_RULES[detail].required]));
  return missing.length > 0 && 'takesCards' in sent ? { takesCards: CARD_FACTS_RULES.takesCards.incomplete } : {};
}
