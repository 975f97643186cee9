import type { CreateReplyTemplateDto } from '#libs/contracts/generated/api';
import { REPLY_TEMPLATE_DEFAULTS, REPLY_TEMPLATE_RULES as LIMITS } from '#libs/contracts/reply-template';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

export const REPLY_TEMPLATE_WORDS: RecordWords = {
  one: 'template',
  many: 'templates',
  empty: 'No templates yet. Add your first one in the form above to use it when you answer messages.',
};

const NEW_TEMPLATE: FormDefaults<CreateReplyTemplateDto> = REPLY_TEMPLATE_DEFAULTS;
export const REPLY_TEMPLATE_RULES = recordRules(NEW_TEMPLATE, LIMITS);
