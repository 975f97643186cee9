import type { Mail } from '../mail/mail.js';
import type { User } from '../users/user.entity.js';

const NEWS = {
  on: {
    subject: 'Your second step at sign-in is on',
    news: 'Signing in asks for a code from your phone now, after the password.',
  },
  off: {
    subject: 'Your second step at sign-in was turned off',
    news: 'Its password alone signs in now.',
  },
  newCodes: {
    subject: 'You have new recovery codes',
    news: 'Its recovery codes are new ones now, and those of before open nothing any more.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    news: 'Somebody signed in with its password and one of its recovery codes. That code opens nothing any more.',
  },
  guessed: {
    subject: 'Somebody may know your password',
    news:
      'Somebody gave its password, and then wrong codes until no more were taken. They did not get in. ' +
      'If it was not you, choose another password at once.',
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
