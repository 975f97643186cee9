/** In the address of an order's page, once its customer came back from the card provider's: `card=returned`. */
export const CARD_RETURN = { parameter: 'card', value: 'returned' } as const;

/** What is said of payments by card (CONTRACT section 7). */
export const CARD_PAYMENT_MESSAGES = {
  notPayable: 'This order cannot be paid by card',
  off: 'Card payments are off',
  refused: 'The notice was refused',
  noOrder: 'There is no such order',
  away: 'The notice cannot be checked just now. Please send it again',
} as const;
