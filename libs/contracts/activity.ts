/** Who did what in the back-office (CONTRACT section 10). */

export const ACTIVITY_ACTIONS = [
  'create',
  'update',
  'delete',
  'sign-in',
  'failed-sign-in',
  'refused',
  'erase',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

export const ACTOR_KINDS = ['person', 'key'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];
