import { randomInt } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { staffEmailOf } from '../../common/school-addresses.js';
import { isEasyPassword, hashPassword } from '../../common/secrets/passwords.js';
import { StartFailure } from '../../common/start-failure.js';
import type { Env } from '../../config/env.js';
import { User } from '../../modules/users/user.entity.js';
import { seedBeginnerCourses } from './seed-beginner-courses.js';
import { seedChatConversations } from './seed-chat-conversations.js';
import { seedClassSchedules } from './seed-class-schedules.js';
import { seedColleague } from './seed-colleague.js';
import { seedContactMessages } from './seed-contact-messages.js';
import { seedCorporateClients } from './seed-corporate-clients.js';
import { seedFaqs } from './seed-faqs.js';
import { seedInstructors } from './seed-instructors.js';
import { seedInvoices } from './seed-invoices.js';
import { seedCourseSignups } from './seed-course-signups.js';
import { seedOrders } from './seed-orders.js';
import { seedProducts } from './seed-products.js';
import { seedQuotes } from './seed-quotes.js';
import { seedTrialBookings } from './seed-trial-bookings.js';
import { seedReplyTemplates } from './seed-reply-templates.js';
import { seedUnansweredQuestions } from './seed-unanswered-questions.js';

/** A part of the demonstration school. Runs inside the seed's transaction, on an empty database only. */
type SeedPart = (manager: EntityManager) => Promise<void>;

const DEMO_SCHOOL: SeedPart[] = [
  seedColleague,
  seedFaqs,
  seedInstructors,
  seedClassSchedules,
  seedTrialBookings,
  seedProducts,
  seedOrders,
  seedBeginnerCourses,
  seedCourseSignups,
  seedCorporateClients,
  seedInvoices,
  seedQuotes,
  seedContactMessages,
  seedReplyTemplates,
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

/** No letters or digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 20 characters of 56 are 116 bits. */
const LENGTH = 20;
const FILE = 'admin-password';

/**
 * The super-user's first password: ADMIN_PASSWORD, or a random one that is on the disk (mode 600) before the account
 * is committed, so that a power cut between the two cannot lock the school out.
 * @throws StartFailure for an ADMIN_PASSWORD that is easy to guess
 */
async function choosePassword(env: Env): Promise<{ password: string; isGenerated: boolean }> {
  if (env.adminPassword) return { password: await chosenPassword(env, env.adminPassword), isGenerated: false };
  const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await mkdir(env.dataDir, { recursive: true });
  await writeSafely(path.join(env.dataDir, FILE), `${password}\n`);
  return { password, isGenerated: true };
}

async function chosenPassword(env: Env, password: string): Promise<string> {
  if (!(await isEasyPassword(password, { username: env.adminUsername, email: staffEmailOf(env) }))) return password;
  throw new StartFailure(
    'ADMIN_PASSWORD is too easy to guess: ' +
      "choose one that is not a common password and not made of the name, the email address or the school's name.",
  );
}

async function writeSafely(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** Writes the account with id 1 (spec 3 section 6): an active admin who gets the staff's mail. */
async function createSuperUser(manager: EntityManager, env: Env, password: string): Promise<void> {
  // TypeORM's insert leaves a generated column to its sequence, whatever it is given.
  await manager.query("INSERT INTO users (id, username, email, role, password_hash) VALUES ($1, $2, $3, 'admin', $4)", [
    SUPER_USER_ID,
    env.adminUsername,
    staffEmailOf(env),
    await hashPassword(password),
  ]);
}
