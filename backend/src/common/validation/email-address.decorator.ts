import { isEmail, ValidateBy } from 'class-validator';
import { looksLikeEmailAddress } from '#libs/domain/email-address';

/** Whether a mail may be written to it: what the forms take for an address, and well-formed to the letter. */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && looksLikeEmailAddress(value) && isEmail(value);
}

/** A field with an e-mail address. */
export const IsEmailAddress = ({ message }: { message: string }) =>
  ValidateBy({ name: 'isEmailAddress', validator: { validate: isEmailAddress } }, { message });
