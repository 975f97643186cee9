/** How PayFast signs what is posted to it and by it (developers.payfast.co.za, "Custom integration"). */
import { createHash } from 'node:crypto';

export type Field = readonly [name: string, value: string];

/** As PHP's urlencode writes it: blanks as `+`, and all but letters, digits, `-`, `_` and `.` escaped. */
export function urlEncoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** `name=value&…`, in the order of the fields. */
export function parameterString(fields: readonly Field[]): string {
  return fields.map(([name, value]) => `${name}=${urlEncoded(value)}`).join('&');
}

/**
 * MD5 is PayFast's choice; what keeps it from being forged is the passphrase at its end.
 * @param fields in the order they are posted; of a form those that are not empty, of a notice all before `signature`
 */
export function signatureOf(fields: readonly Field[], passphrase: string): string {
  const signed = `${parameterString(fields)}${passphrase === '' ? '' : `&passphrase=${urlEncoded(passphrase)}`}`;
  return createHash('md5').update(signed).digest('hex');
}
