import { ISSUER_TEXTS, type Issuer, type IssuerText } from '#libs/contracts/invoice';

const ISSUER_TEXT_FIELDS = Object.keys(ISSUER_TEXTS) as IssuerText[];
/** Who sends it and where it is paid. */
export const ISSUER_FIELDS: readonly (keyof Issuer)[] = [...ISSUER_TEXT_FIELDS, 'stormCombatEmail', 'stormCombatLogo'];

/** Where the issuer is paid; the others say how it is called and reached. */
export const BANK_FIELDS: readonly IssuerText[] = [
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
];
