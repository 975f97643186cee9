import type { Mail } from '../mail/mail.js';
import type { User } from './user.entity.js';

/** Tells whoever an account belongs to what somebody did to it, in case they did not agree to it. */
export function accountMails(before: User, after: User, actor: string): Mail[] {
  const mails: Mail[] = [];
  if (after.email !== before.email) {
    const news = `Its email address was changed from ${before.email} to ${after.email}.`;
    for (const to of [before.email, after.email])
      mails.push(notice(before, { to, subject: 'The email address of your account was changed', news, actor }));
  }
  const access = [
    after.role !== before.role &&
      (after.role === 'admin' ? 'It can now use the back-office.' : 'It can no longer use the back-office.'),
    after.isActive !== before.isActive &&
      (after.isActive
        ? 'It is active again, so you can sign in.'
        : 'It was made inactive, so nobody can sign in with it.'),
  ]
    .filter(Boolean)
    .join(' ');
  if (access !== '')
    mails.push(notice(before, { to: before.email, subject: 'Your account was changed', news: access, actor }));
  return mails;
}

export function accountDeletedMail(user: User, actor: string): Mail {
  return notice(user, {
    to: user.email,
    subject: 'Your account was deleted',
    news: 'It no longer exists. If you see an account with the same name later on, it is a new one.',
    actor,
  });
}

function notice(
  { firstName, username }: User,
  { to, subject, news, actor }: { to: string; subject: string; news: string; actor: string },
): Mail {
  return {
    to,
    subject,
    template: 'account-changed',
    context: { title: subject, name: firstName ?? username, username, news, actor },
  };
}
