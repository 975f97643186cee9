import { ISSUER_TEXTS, type Issuer, type IssuerText } from '#libs/contracts/invoice';

export const ISSUER_TEXT_FIELDS = Object.keys(ISSUER_TEXTS) as IssuerText[];
/** Who sends it and where it is paid. */
export const ISSUER_FIELDS: readonly (keyof Issuer)[] = [...ISSUER_TEXT_FIELDS, 'stormCombatEmail', 'stormCombatLogo'];

/** Those that say how the issuer is called and reached; the others are the bank's. */
export const CONTACT_TEXT_FIELDS: readonly IssuerText[] = [
  'stormCombatName',
  'stormCombatPhone',
  'stormCombatAddress',
  'stormCombatVatNumber',
];
export const BANK_FIELDS: readonly IssuerText[] = [
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
];
