// Value-added tax as the school owes it (CONTRACT section 8). Rates are basis points, hundredths of a percent.

export interface VatFacts {
  isVatVendor: boolean;
  /** Ten digits; null: there is none. */
  vatNumber: string | null;
  /** Basis points; null: the usual one. */
  defaultTaxRate: number | null;
}

/** Of a vendor, section 7 of the Value-Added Tax Act, 1991; within the prices of a vendor's shop too. */
export const STANDARD_TAX_RATE = 1_500;

/** What new invoices begin with: what the owner says, or 15 % of a vendor and nothing of anybody else. */
export function usualTaxRate({ isVatVendor, defaultTaxRate }: Omit<VatFacts, 'vatNumber'>): number {
  return defaultTaxRate ?? (isVatVendor ? STANDARD_TAX_RATE : 0);
}

/** Without what people write between its digits: "4123 456 789" is 4123456789. */
export function bareVatNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/** Ten digits, of which the first is a 4, as the revenue service gives them. */
export function isVatNumber(text: string): boolean {
  return /^4\d{9}$/.test(text);
}

/** With the tax: up to it an abbreviated tax invoice does, which need not say who the client is (section 20(5)). */
export const FULL_TAX_INVOICE_ABOVE_CENTS = 500_000;

/** An invoice as far as it says who its client is. */
export interface AddressedInvoice {
  /** Null: the school is no vendor, and this no tax invoice. */
  stormCombatVatNumber: string | null;
  totalAmount: number;
  clientAddress: string | null;
  clientVatNumber: string | null;
}

/**
 * What a full tax invoice says of its client and this one does not (section 20(4)(c)). Only a client who is a vendor
 * has a VAT number.
 */
export function missingOfClient(invoice: AddressedInvoice): ('clientAddress' | 'clientVatNumber')[] {
  if (invoice.stormCombatVatNumber === null || invoice.totalAmount <= FULL_TAX_INVOICE_ABOVE_CENTS) return [];
  return (['clientAddress', 'clientVatNumber'] as const).filter((field) => invoice[field] === null);
}
