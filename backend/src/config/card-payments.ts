import { isIP } from 'node:net';
import { isMerchantId, isMerchantKey, isPassphrase, MAX_PASSPHRASE_LENGTH } from '#libs/domain/card-account';
import { StartFailure } from '../common/start-failure.js';
import { held, oneOf, origin, type Read } from './env-values.js';

type CardPayments = 'off' | 'payfast';

/** What the environment says of them, which wins over the settings; undefined: they decide. */
export interface CardPaymentsEnv {
  /** Who takes card payments of orders. With `payfast` its id, key and passphrase are there. */
  cardPayments: CardPayments | undefined;
  payfastMerchantId: string | undefined;
  payfastMerchantKey: string | undefined;
  payfastPassphrase: string | undefined;
  /** PayFast itself or its sandbox: an origin. */
  payfastUrl: string | undefined;
  /** Where PayFast's notices come from: addresses, ranges and host names. */
  payfastSources: readonly string[];
}

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
function noticeSources(value: string): string[] | undefined {
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

const PAYFAST_SECRETS = {
  payfastMerchantId: 'PAYFAST_MERCHANT_ID',
  payfastMerchantKey: 'PAYFAST_MERCHANT_KEY',
  payfastPassphrase: 'PAYFAST_PASSPHRASE',
} as const;

/** Without the passphrase anybody could sign a form or a notice: what else is signed stands in the page. */
export function cardPaymentsOf(read: Read): CardPaymentsEnv {
  const found = {
    cardPayments: read<CardPayments | undefined>(
      'CARD_PAYMENTS',
      undefined,
      oneOf('off', 'payfast'),
      'must be off or payfast',
    ),
    payfastMerchantId: read('PAYFAST_MERCHANT_ID', undefined, held(isMerchantId), 'must be a number of digits'),
    payfastMerchantKey: read('PAYFAST_MERCHANT_KEY', undefined, held(isMerchantKey), 'must be letters and digits'),
    payfastPassphrase: read(
      'PAYFAST_PASSPHRASE',
      undefined,
      held(isPassphrase),
      `must be one line of at most ${MAX_PASSPHRASE_LENGTH} characters`,
    ),
    payfastUrl: read(
      'PAYFAST_URL',
      undefined,
      origin,
      'must be an origin without a path, for example https://sandbox.payfast.co.za',
    ),
    payfastSources: read(
      'PAYFAST_SOURCES',
      PAYFAST_SOURCES,
      noticeSources,
      'must be addresses, ranges and host names with commas between them, for example 197.97.145.144/28',
    ),
  };
  for (const [field, name] of Object.entries(PAYFAST_SECRETS))
    if (found.cardPayments === 'payfast' && found[field as keyof typeof PAYFAST_SECRETS] === undefined)
      throw new StartFailure(`${name} must be set where CARD_PAYMENTS is payfast.`);
  return found;
}
