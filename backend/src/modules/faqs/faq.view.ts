import { PickType } from '@nestjs/swagger';
import { Faq } from './faq.entity.js';

/** What visitors are told, and what is read for them. */
export const PUBLIC_FAQ_FIELDS = ['id', 'question', 'answer', 'category', 'isActive'] as const;

/** A question as visitors see it (spec 1 section 3). */
export class PublicFaq extends PickType(Faq, PUBLIC_FAQ_FIELDS) {}
