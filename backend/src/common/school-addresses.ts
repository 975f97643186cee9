/** Who mails are from, and who of the school is told: what the environment says, else what the settings say now. */
import { school } from '#libs/school/school';
import type { Env } from '../config/env.js';

/** As an object a name may hold a comma. */
export function senderOf({ mailFrom }: Pick<Env, 'mailFrom'>): string | { name: string; address: string } {
  return mailFrom ?? { name: school.name, address: school.email };
}

export function staffEmailOf({ staffEmail }: Pick<Env, 'staffEmail'>): string {
  return staffEmail ?? school.email;
}
