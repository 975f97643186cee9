import { timingSafeEqual } from 'node:crypto';
import { CARD_RETURN } from '#libs/contracts/card-payment';
import { CARD_PROVIDER } from '#libs/domain/card-account';
import {
  type CardNotice,
  type CardPaymentForm,
  type CardPaymentRequest,
  type CardProvider,
  CardProviderAway,
  type PostedNotice,
} from './card-provider.js';
import { isFrom } from './notice-sources.js';
import { type Field, parameterString, signatureOf } from './payfast-signature.js';

export interface PayFastAccount {
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** PayFast itself or its sandbox: an origin. */
  address: string;
  /** Where its notices come from. */
  sources: readonly string[];
  /** The origin of our own site. */
  publicUrl: string;
}

const CONFIRM_TIMEOUT_MS = 10_000;
/** PayFast takes no longer a name or an email address. */
const MAX_CHARACTERS = 100;
/** As much as a payment may come to: in cents it has to be kept as an integer. */
const MAX_CENTS = 2_000_000_000;
/** Also a payment that was made in the sandbox. */
const REFERENCE = /^[A-Za-z0-9-]{1,60}$/;
const AMOUNT = /^\d{1,8}\.\d{2}$/;
/** No notice of PayFast's has as many. */
const MAX_FIELDS = 100;

/** Where its form leads, and on from there to others of its hosts, which browsers hold to the same rule. */
export function payFastTargets(address: string): string[] {
  return [address, 'https://*.payfast.co.za', 'https://*.payfast.io'];
}

/** PayFast, "Custom integration" and "Confirm payment" of developers.payfast.co.za. */
export class PayFast implements CardProvider {
  readonly name = CARD_PROVIDER;

  constructor(private readonly account: PayFastAccount) {}

  start({ orderNumber, amount, customerName, customerEmail }: CardPaymentRequest): CardPaymentForm {
    const { merchantId, merchantKey, passphrase, address, publicUrl } = this.account;
    const page = `${publicUrl}/order-success?order=${encodeURIComponent(orderNumber)}`;
    // The order is part of the signature.
    const fields: Field[] = [
      ['merchant_id', merchantId],
      ['merchant_key', merchantKey],
      ['return_url', `${page}&${CARD_RETURN.parameter}=${CARD_RETURN.value}`],
      ['cancel_url', page],
      ['notify_url', `${publicUrl}/api/card-payments/notices`],
      ['name_first', shortened(customerName)],
      // Cut off it would be another's.
      ['email_address', customerEmail.length > MAX_CHARACTERS ? '' : customerEmail],
      ['m_payment_id', orderNumber],
      ['amount', (amount / 100).toFixed(2)],
      ['item_name', `Order ${orderNumber}`],
    ];
    const given = fields.filter(([, value]) => value !== '');
    return {
      url: `${address}/eng/process`,
      fields: [...given, ['signature', signatureOf(given, passphrase)] as const].map(([name, value]) => ({
        name,
        value,
      })),
    };
  }

  /** Its four checks; that the amount is the order's is for whoever knows the order. */
  async readNotice({ body, address }: PostedNotice): Promise<CardNotice> {
    const posted = [...new URLSearchParams(body)];
    const names = posted.map(([name]) => name);
    if (posted.length > MAX_FIELDS || new Set(names).size < names.length) return refused('it is malformed');
    const signed = posted.slice(0, names.indexOf('signature'));
    const { merchantId, passphrase, sources } = this.account;
    if (!isSame(new Map(posted).get('signature') ?? '', signatureOf(signed, passphrase)))
      return refused('its signature is wrong');
    // Whatever stands behind a signature nobody signed: customers get that of our own form, and could add a payment.
    const fields = new Map(signed);
    if (fields.get('merchant_id') !== merchantId) return refused('it is of another merchant');
    if (!(await isFrom(address, sources))) return refused(`it came from ${address} (see TRUST_PROXY, PAYFAST_SOURCES)`);
    if (!(await this.isConfirmed(signed))) return refused('PayFast does not confirm it');
    const reference = fields.get('pf_payment_id') ?? '';
    if (!REFERENCE.test(reference)) return refused('it names no payment');
    if (fields.get('payment_status') !== 'COMPLETE') return { kind: 'unpaid', reference };
    const amount = centsOf(fields.get('amount_gross') ?? '');
    if (amount === undefined) return refused('it names no amount');
    return { kind: 'paid', reference, orderNumber: fields.get('m_payment_id') ?? '', amount };
  }

  private async isConfirmed(signed: readonly Field[]): Promise<boolean> {
    const answer = await this.ask(parameterString(signed));
    if (answer === 'VALID') return true;
    if (answer === 'INVALID') return false;
    throw new CardProviderAway('PayFast answered with neither VALID nor INVALID');
  }

  private async ask(body: string): Promise<string> {
    try {
      const answer = await fetch(`${this.account.address}/eng/query/validate`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(CONFIRM_TIMEOUT_MS),
      });
      return (await answer.text()).trim();
    } catch (error) {
      throw new CardProviderAway('PayFast does not answer', { cause: error });
    }
  }
}

function refused(reason: string): CardNotice {
  return { kind: 'refused', reason };
}

/** What PayFast trims would not fit its signature. */
function shortened(name: string): string {
  return Array.from(name.trim()).slice(0, MAX_CHARACTERS).join('').trim();
}

function centsOf(rand: string): number | undefined {
  const cents = AMOUNT.test(rand) ? Number(rand.replace('.', '')) : 0;
  return cents > 0 && cents <= MAX_CENTS ? cents : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
