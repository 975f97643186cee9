import {
  CORPORATE_CLIENT_DEFAULTS,
  CORPORATE_CLIENT_RULES as LIMITS,
  type CorporateClientText,
  CORPORATE_CLIENT_TEXTS as TEXTS,
} from '#libs/contracts/corporate-client';
import type { CreateCorporateClientDto } from '#libs/contracts/generated/api';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import { discountMessages } from '../../shared/typed-discount';
import type { RecordWords } from '../../shared/record-words';

export const CORPORATE_CLIENT_WORDS: RecordWords = {
  one: 'corporate client',
  many: 'corporate clients',
  empty: 'No corporate clients found',
  loadingFailed: (reason) => `Error loading corporate clients: ${reason}`,
};

const NEW_CLIENT: FormDefaults<CreateCorporateClientDto> = {
  name: '',
  logoUrl: null,
  websiteUrl: null,
  email: null,
  primaryContactEmail: null,
  ...(Object.fromEntries(Object.keys(TEXTS).map((field) => [field, null])) as Record<CorporateClientText, null>),
  ...CORPORATE_CLIENT_DEFAULTS,
  ...NO_DISCOUNT,
};
export const CORPORATE_CLIENT_RULES = recordRules(
  NEW_CLIENT,
  // The two of a discount are judged together.
  { ...LIMITS, ...TEXTS, discountKind: {}, discountValue: {} },
  (values) => discountMessages(values, INVOICE_DISCOUNT_LIMIT),
);
