import type { UserIdentity } from 'react-admin';
import { SUPER_USER_ID } from '#libs/contracts/user';

/** Whether the school's owner is signed in, as whom alone some calls of the API are answered. */
export function isOwner(identity: UserIdentity | undefined): boolean {
  return Number(identity?.id) === SUPER_USER_ID;
}
