import { ApiProperty, PickType } from '@nestjs/swagger';
import { User } from '../users/user.entity.js';

export class SignedInUserView extends PickType(User, [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'lastLogin',
]) {}

export class LoginView {
  user: SignedInUserView;

  /** For scripts: `Authorization: Bearer <token>`. */
  token: string;

  /** ISO 8601 UTC: twelve hours after signing in, whatever the use. */
  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;
}

/** A sentence about what was done. */
export class SentenceView {
  message: string;
}
