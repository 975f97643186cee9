import { isIP } from 'node:net';

/** What CARD_PAYMENTS may be, and what customers know the provider by; null: nobody takes card payments. */
export const CARD_PROVIDER_NAMES = { off: null, payfast: 'PayFast' } as const;

export type CardPayments = keyof typeof CARD_PROVIDER_NAMES;

/** Where PayFast says that its notices come from (developers.payfast.co.za, "Ports and IP addresses"). */
export const PAYFAST_SOURCES = [
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139',
  'www.payfast.co.za',
  'w1w.payfast.co.za',
  'w2w.payfast.co.za',
  'sandbox.payfast.co.za',
  'payment.payfast.io',
];

const MAX_PREFIX = { 4: 32, 6: 128 } as const;

/** Addresses, ranges of them like `197.97.145.144/28`, and host names, with commas between them. */
export function noticeSources(value: string): string[] | undefined {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.every(isSource) ? entries : undefined;
}

function isSource(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0) return prefix === undefined && /^(?!\d+(\.\d+)*$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(entry);
  if (prefix === undefined) return true;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= MAX_PREFIX[family as 4 | 6];
}
