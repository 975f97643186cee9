/**
 * Who invoices come from until staff say otherwise in the invoice settings (spec 3 section 9: "default issuer details
 * are built in"): the school as its settings tell it, with its VAT number if it is a vendor. The bank is a placeholder
 * that no money can reach.
 */
import type { VatFacts } from '#libs/domain/vat';
import { facts } from './facts.js';
import { school } from './school.js';

export function invoiceIssuer({ isVatVendor, vatNumber }: Omit<VatFacts, 'defaultTaxRate'> = facts.invoices) {
  const { street, city, province, postalCode, country } = school.address;
  return {
    stormCombatName: school.name,
    stormCombatAddress: [street, city, [province, postalCode].filter(Boolean).join(' '), country].join('\n'),
    stormCombatPhone: school.phone.display,
    stormCombatEmail: school.email,
    stormCombatVatNumber: isVatVendor ? vatNumber : null,
    stormCombatLogo: null,
    bankName: 'Example Bank',
    accountName: school.name,
    accountNumber: '00 0000 0000',
    branchCode: '000000',
    swiftCode: 'EXMPZAJJ',
  } as const;
}
