import { PickType } from '@nestjs/swagger';
import { Faq } from './faq.entity.js';

/** A question as visitors see it (spec 1 section 3). */
export class PublicFaq extends PickType(Faq, ['id', 'question', 'answer', 'category', 'isActive']) {}
