// Who sends an invoice and where it is paid, as it stands on it. The names are the specification's (spec 3 section 3).

export const ISSUER_FIELDS = [
  'stormCombatName',
  'stormCombatAddress',
  'stormCombatPhone',
  'stormCombatVatNumber',
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
  'stormCombatEmail',
  /** A path of this site, http or https. */
  'stormCombatLogo',
] as const;
export type Issuer = Record<(typeof ISSUER_FIELDS)[number], string | null>;

/** What a new invoice begins with. */
export interface InvoiceStart extends Issuer {
  notes: string | null;
}
