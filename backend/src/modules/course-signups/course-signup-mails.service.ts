import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { staffEmailOf } from '../../common/school-addresses.js';
import { sendOneTimeLink } from '../../common/secrets/mailed-link.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { enqueueAll, jobSpec } from '../jobs/enqueue.js';
import type { MailIdentity } from '../mail/mail.js';
import { MailSenderService } from '../mail/mail-sender.service.js';
import { newMailIdentity } from '../mail/queue-mail.js';
import { CourseSignup, CourseSignupLink } from './course-signup.entity.js';
import { isStaffMail, isStillSo, signupMail, type SignupMailKind, signupNoticeMail } from './course-signup.mail.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-course-signup-mail': { signupId: number; kind: SignupMailKind; identity: MailIdentity };
    }
  }
}

/** Waits grow to six hours each: a mail server may be away for a week. */
const MAX_ATTEMPTS = 40;

/** Queues mails about a sign-up in the caller's transaction. They say what is so when they are sent. */
export async function queueSignupMails(
  manager: EntityManager,
  signupId: number,
  kinds: readonly SignupMailKind[],
): Promise<void> {
  const specs = kinds.map((kind) =>
    jobSpec('send-course-signup-mail', { signupId, kind, identity: newMailIdentity() }, { maxAttempts: MAX_ATTEMPTS }),
  );
  await enqueueAll(manager, specs);
}

/** What visitors and staff are told of sign-ups. */
@Injectable()
export class CourseSignupMailsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sender: MailSenderService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * The job. It makes the link and mails it in one go, because the queue would keep its secret in plain text. What is
   * no longer so is not told: its own mail follows.
   */
  async send({ signupId, kind, identity }: GraphileWorker.Tasks['send-course-signup-mail']): Promise<void> {
    const signup = await this.manager.findOneBy(CourseSignup, { id: signupId });
    if (!signup) return;
    if (isStaffMail(kind)) {
      await this.sender.send(signupNoticeMail(kind, signup, staffEmailOf(this.env), this.env.publicUrl), identity);
      return;
    }
    if (!isStillSo(kind, signup)) return;
    await sendOneTimeLink(this.manager, CourseSignupLink, { courseSignupId: signupId }, (token) =>
      this.sender.send(signupMail(kind, signup, this.env.publicUrl, token), identity),
    );
  }
}
