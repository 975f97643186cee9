/** The same key and body answer the same order, however often they are sent; another body is a 422. */
export const IDEMPOTENCY_KEY = {
  header: 'Idempotency-Key',
  maxLength: 255,
  pattern: /^[\x21-\x7e]{1,255}$/,
  invalid: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  otherBody: 'This Idempotency-Key was used for another order',
  removed: 'This order was placed before and has been removed since',
} as const;
