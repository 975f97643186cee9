import { FAQ_DEFAULTS, FAQ_RULES as LIMITS } from '#libs/contracts/faq';
import type { CreateFaqDto } from '#libs/contracts/generated/api';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

export const FAQ_WORDS: RecordWords = {
  one: 'FAQ',
  many: 'FAQs',
  empty: 'No FAQs found. Add your first FAQ using the form above.',
};

const NEW_FAQ: FormDefaults<CreateFaqDto> = FAQ_DEFAULTS;
export const FAQ_RULES = recordRules(NEW_FAQ, LIMITS);
