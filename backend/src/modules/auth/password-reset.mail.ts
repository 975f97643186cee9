import { PASSWORD_RESET } from '#libs/contracts/auth';
import type { Mail } from '../mail/mail.js';

interface Recipient {
  username: string;
  email: string;
  firstName: string | null;
}

/** The single-use link. It leads to `publicUrl`, whatever host the request named. */
export function passwordResetMail(user: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: user.email,
    subject: 'Choose a new password',
    template: 'password-reset',
    context: {
      name: user.firstName ?? user.username,
      username: user.username,
      validMinutes: PASSWORD_RESET.validMinutes,
      link: `${publicUrl}/reset-password?token=${token}`,
    },
  };
}
