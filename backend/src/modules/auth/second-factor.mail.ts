import type { Mail } from '../mail/mail.js';
import type { User } from '../users/user.entity.js';

const NEWS = {
  on: {
    subject: 'Two-step sign-in is on',
    news: 'From now on, you sign in with your password and a code from your phone.',
  },
  off: {
    subject: 'Two-step sign-in was turned off',
    news: 'From now on, you sign in with your password only.',
  },
  newCodes: {
    subject: 'You have new recovery codes',
    news: 'The new recovery codes replace the old ones, which no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    news: 'Someone signed in with your password and one of your recovery codes. That code cannot be used again.',
  },
  guessed: {
    subject: 'Someone may know your password',
    news:
      'Someone entered your password, and then the wrong code too many times. They did not get in. If this ' +
      'was not you, choose a new password straight away.',
  },
} as const;

/** Tells whoever an account belongs to, in case it was not them. @param actor unless nobody knows */
export function secondFactorMail(
  { firstName, username, email }: Pick<User, 'firstName' | 'username' | 'email'>,
  happened: keyof typeof NEWS,
  actor?: string,
): Mail {
  const { subject, news } = NEWS[happened];
  return {
    to: email,
    subject,
    template: 'account-changed',
    context: { title: subject, name: firstName ?? username, username, news, actor },
  };
}
