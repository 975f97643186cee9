import { writtenMoment } from '#libs/school/written-moment';
import type { Mail } from '../mail/mail.js';

interface Recipient {
  username: string;
  email: string;
  firstName: string | null;
}

/** Tells the owner of an account that its password is another one now, in case it was not them. */
export function passwordChangedMail(user: Recipient, publicUrl: string, changedAt: Date): Mail {
  return {
    to: user.email,
    subject: 'Your password was changed',
    template: 'password-changed',
    context: {
      name: user.firstName ?? user.username,
      username: user.username,
      changedAt: writtenMoment(changedAt),
      forgotLink: `${publicUrl}/forgot-password`,
    },
  };
}
