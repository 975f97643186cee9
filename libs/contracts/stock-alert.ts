/** "Tell me when it is back": what a visitor asks for at a product that is sold out, and what is said to it. */
import { looksLikeEmailAddress } from '#libs/domain/email-address';

export const STOCK_ALERT_RULES = {
  email: {
    required: 'Email address is required',
    maxLength: 254,
    is: looksLikeEmailAddress,
    invalid: 'Please enter a valid email address',
  },
  size: {
    maxLength: 60,
    tooLong: 'Size must be at most 60 characters',
    unknown: 'This product does not come in that size',
  },
  inStock: 'It is in stock: you can order it now',
  tooMany: 'Too many requests from your address. Please wait a few minutes and try again',
  tooManyForEmail: 'Too many requests for this email address. Please wait an hour, or call us',
} as const;

/** What stands in the place of the form. */
export function stockAlertAsked(email: string): string {
  return `We will send one email to ${email} when it is back in stock.`;
}
