/** Who did what in the back-office (CONTRACT section 10). */

export const ACTIVITY_ACTIONS = [
  'create',
  'update',
  'delete',
  'sign-in',
  'failed-sign-in',
  'refused',
  'erase',
  'restore',
  'merge',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

export const ACTOR_KINDS = ['person', 'key'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Of these a draft that is deleted stays in the books, with its number, and is only taken out of the lists. */
export const DELETED_DRAFTS = ['invoices', 'quotes'] as const;

/** What can be restored for a while after staff deleted it. Users are not content; orders stay anyway. */
export const RESTORABLE = [
  ...DELETED_DRAFTS,
  'beginner-courses',
  'chat-conversations',
  'class-exceptions',
  'class-schedules',
  'closures',
  'corporate-clients',
  'faqs',
  'instructor-absences',
  'instructors',
  'product-categories',
  'products',
  'recurring-invoices',
  'reply-templates',
] as const;
export type RestorableResource = (typeof RESTORABLE)[number];

export const RESTORE_RULES = {
  alreadyThere: 'This has already been restored, or was never deleted',
  gone: 'This cannot be restored. It was deleted more than 30 days ago or never existed',
  taken: 'Another record now has its name or its place. Change that record first, then restore this one',
  belongsToDeleted: 'The record this belongs to was deleted too. Restore that one first',
} as const;
