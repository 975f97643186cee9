import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import { User } from '../../modules/users/user.entity.js';
import { choosePassword } from './admin-password.js';
import { seedBeginnerCourses } from './seed-beginner-courses.js';
import { seedChatConversations } from './seed-chat-conversations.js';
import { seedClassSchedules } from './seed-class-schedules.js';
import { seedCorporateClients } from './seed-corporate-clients.js';
import { seedContactMessages } from './seed-contact-messages.js';
import { seedFaqs } from './seed-faqs.js';
import { seedInstructors } from './seed-instructors.js';
import { seedInvoices } from './seed-invoices.js';
import { seedOrders } from './seed-orders.js';
import { seedProducts } from './seed-products.js';
import { seedUnansweredQuestions } from './seed-unanswered-questions.js';
import { createSuperUser } from './super-user.js';

/** A part of the demonstration school. Runs inside the seed's transaction, on an empty database only. */
type SeedPart = (manager: EntityManager) => Promise<void>;

const DEMO_SCHOOL: SeedPart[] = [
  seedFaqs,
  seedClassSchedules,
  seedProducts,
  seedOrders,
  seedBeginnerCourses,
  seedInstructors,
  seedCorporateClients,
  seedInvoices,
  seedContactMessages,
  seedChatConversations,
  seedUnansweredQuestions,
];

/** What the very first start made, for the person who started it. */
export interface FirstStart {
  username: string;
  /** Undefined when ADMIN_PASSWORD chose it. */
  generatedPassword: string | undefined;
}

/**
 * Fills a database without users: the super-user (id 1) and, unless SEED=none, the demonstration school. All in the
 * caller's transaction, so that a start that is killed midway leaves it empty and the next one does it whole.
 */
export async function seedEmptyDatabase(
  manager: EntityManager,
  env: Env,
  log: Logger,
): Promise<FirstStart | undefined> {
  if (await manager.exists(User)) return undefined;
  const { password, isGenerated } = await choosePassword(env);
  await createSuperUser(manager, env, password);
  if (env.seed === 'demo') for (const part of DEMO_SCHOOL) await part(manager);
  log.info(
    env.seed === 'demo'
      ? 'The empty database was filled with the demonstration school'
      : 'The empty database has its super-user',
  );
  return { username: env.adminUsername, generatedPassword: isGenerated ? password : undefined };
}
