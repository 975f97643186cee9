import type { EntityManager } from 'typeorm';
import type { SettingsSection } from '#libs/contracts/school';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { facts } from '#libs/school/facts';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { Faq } from '../faqs/faq.entity.js';

/**
 * Answers that are still as they were built in say what the school says from now on (CONTRACT section 4). An answer in
 * words of the staff's own stays. To be asked in the transaction of the change.
 */
export async function followInFaqs(
  manager: EntityManager,
  section: SettingsSection,
  before: object,
  after: object,
): Promise<void> {
  const next = builtInFaqs({ ...facts, [section]: after });
  for (const [place, { question, answer }] of builtInFaqs({ ...facts, [section]: before }).entries()) {
    const then = next[place]!.answer;
    if (then !== answer)
      await manager.update(Faq, { question, answer }, { answer: then, updatedAt: () => NEXT_UPDATED_AT });
  }
}
