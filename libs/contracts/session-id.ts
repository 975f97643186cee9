/**
 * The name that a visitor's browser gives its chat and its cart (CONTRACT "Shop" and "Content, messages, chat"). Who
 * knows it reads and changes what is kept under it, so it must come from a cryptographic source.
 */
export const SESSION_ID = {
  minLength: 8,
  maxLength: 64,
  pattern: /^[A-Za-z0-9_-]{8,64}$/,
  invalid: 'Session id must be 8 to 64 letters, digits, underscores or hyphens',
} as const;
