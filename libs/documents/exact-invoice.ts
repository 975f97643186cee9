/**
 * What an invoice must come to and how that is written, reckoned by another way than the product's: in integers and
 * fractions of them, rounded where CONTRACT section 8 rounds. Only tests read it, and it reads nothing of what they
 * judge.
 */
import type { Discount } from '#libs/domain/invoice-totals';

export interface ExactLine extends Discount {
  description: string;
  quantity: number;
  /** Cents. */
  unitPrice: number;
}

/** What was agreed, and what became of it. */
export interface ExactInvoice {
  lines: readonly ExactLine[];
  discount: Discount;
  /** Basis points. */
  taxRate: number;
  /** Cents of each payment and of each credit note. */
  payments: readonly number[];
  credits: readonly number[];
  isVendor: boolean;
}

const WHOLE = 10_000n;

/** Of the whole numbers the nearest, of two the higher. @param above 0 or more */
function rounded(above: bigint, below: bigint): bigint {
  const rest = above % below;
  return above / below + (rest + rest >= below ? 1n : 0n);
}

function taken(cents: bigint, { discountKind, discountValue }: Discount): bigint {
  const value = BigInt(discountValue);
  if (discountKind === 'percent') return rounded(cents * value, WHOLE);
  if (discountKind === null) return 0n;
  return value > cents ? cents : value;
}

/** The tax within an amount that holds it already. @param gross cents, 0 or more */
export function exactTaxWithin(gross: bigint, taxRate: number): bigint {
  return rounded(gross * BigInt(taxRate), WHOLE + BigInt(taxRate));
}

export type ExactPrice = ReturnType<typeof exactPrice>;

/** Cents, all of it. */
export function exactPrice(
  lines: readonly Pick<ExactLine, 'quantity' | 'unitPrice' | keyof Discount>[],
  discount: Discount,
  taxRate: number,
) {
  const priced = lines.map((line) => {
    const full = BigInt(line.quantity) * BigInt(line.unitPrice);
    const off = taken(full, line);
    return { off, net: full - off };
  });
  const subtotal = priced.reduce((sum, { net }) => sum + net, 0n);
  const off = taken(subtotal, discount);
  const tax = rounded((subtotal - off) * BigInt(taxRate), WHOLE);
  return { lines: priced, subtotal, off, taxed: subtotal - off, tax, total: subtotal - off + tax };
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + BigInt(one), 0n);

/** Paid, credited and still owed, in cents: below zero, what was paid too much. */
export function exactRest({ payments, credits }: ExactInvoice, { total }: ExactPrice) {
  const [paid, credited] = [sumOf(payments), sumOf(credits)];
  return { paid, credited, owed: total - paid - credited };
}

/** `R1 199.00`, with blanks that do not break. */
export function exactRand(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const rand = digits.slice(0, -2);
  const head = rand.length % 3 || 3;
  const groups = [rand.slice(0, head)];
  for (let at = head; at < rand.length; at += 3) groups.push(rand.slice(at, at + 3));
  return `${cents < 0n ? '-' : ''}R${groups.join('\u00a0')}.${digits.slice(-2)}`;
}

/** `1199.00`, as a CSV file has it. */
export function exactDecimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `7.5%` */
function exactPercent(basisPoints: number): string {
  const rest = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(basisPoints / 100)}${rest === '' ? '' : `.${rest}`}%`;
}

function agreed({ discountKind, discountValue }: Discount): string {
  if (discountKind === null) return '';
  return discountKind === 'percent' ? exactPercent(discountValue) : exactRand(BigInt(discountValue));
}

/** The rows of its paper: what a discount is has a column where a line has one. */
export function exactRows(lines: readonly ExactLine[], price: ExactPrice): string[][] {
  const hasDiscount = lines.some(({ discountKind }) => discountKind !== null);
  return lines.map((line, at) => [
    line.description,
    String(line.quantity),
    exactRand(BigInt(line.unitPrice)),
    ...(hasDiscount ? [agreed(line)] : []),
    exactRand(price.lines[at]!.net),
  ]);
}

/** From the subtotal to what is still owed, each with its label. */
export function exactSums(invoice: ExactInvoice, price: ExactPrice): string[] {
  const { discount, taxRate, isVendor } = invoice;
  const { subtotal, off, taxed, tax, total } = price;
  const { paid, credited, owed } = exactRest(invoice, price);
  const percent = discount.discountKind === 'percent' ? ` (${exactPercent(discount.discountValue)})` : '';
  const sums: [isThere: boolean, label: string, cents: bigint][] = [
    [true, isVendor ? 'Subtotal (excluding VAT)' : 'Subtotal', subtotal],
    [off > 0n, `Discount${percent}`, -off],
    [off > 0n && isVendor, 'After discount (excluding VAT)', taxed],
    [isVendor || tax > 0n, `${isVendor ? 'VAT' : 'Tax'} (${exactPercent(taxRate)})`, tax],
    [true, isVendor ? 'Total (including VAT)' : 'Total', total],
    [paid > 0n, 'Paid', -paid],
    [credited > 0n, 'Credited', -credited],
    [owed !== total && owed >= 0n, 'Outstanding', owed],
    [owed < 0n, 'Paid too much', -owed],
  ];
  return sums.filter(([isThere]) => isThere).map(([, label, cents]) => `${label} ${exactRand(cents)}`);
}
