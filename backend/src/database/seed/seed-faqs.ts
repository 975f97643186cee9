import type { EntityManager } from 'typeorm';
import { fallbackFaqs } from '#libs/domain/chat/fallback-faqs';
import { prices } from '#libs/school/prices';
import { school } from '#libs/school/school';
import { Faq } from '../../modules/faqs/faq.entity.js';

/** The eighteen built-in questions become the school's first ones. */
export async function seedFaqs(manager: EntityManager): Promise<void> {
  if (await manager.exists(Faq)) return;
  await manager.insert(Faq, fallbackFaqs({ school, hours: { weekdays: school.hours.Monday, saturday: school.hours.Saturday }, prices }));
}
