import type { EntityManager } from 'typeorm';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { Faq } from '../../modules/faqs/faq.entity.js';

/** The eighteen built-in questions become the school's first ones. */
export async function seedFaqs(manager: EntityManager): Promise<void> {
  if (await manager.exists(Faq)) return;
  await manager.insert(Faq, builtInFaqs());
}
