/** What visitors write to the school, and what staff do with it (spec 1 sections 2.9 and 5, spec 3 sections 2 to 5). */

export const CONTACT_MESSAGE_STATUSES = ['unread', 'read', 'replied'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];

export const RESPONSE_TYPES = ['email', 'whatsapp', 'phone', 'other'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

/** What became of an answer; `received`: it is the customer's own, which came by mail. */
export const REPLY_DELIVERIES = ['logged', 'queued', 'sent', 'failed', 'received'] as const;
export type ReplyDelivery = (typeof REPLY_DELIVERIES)[number];

/** Of a mail that came in: what is kept and shown of it. The rest stays in the mailbox. */
export const RECEIVED_MAIL = { maxText: 20_000, maxWhole: 100_000, maxAttachments: 20 } as const;

export const DEFAULT_RESPONDED_BY = 'Admin';

/** The button and the nightly job archive what is older (spec 3 section 9). */
export const ARCHIVE_AFTER_DAYS = 30;

/** How long *Archive Old* offers to be undone; the server allows as long again, for a slow network. */
export const ARCHIVE_UNDO_SECONDS = 30;

/** Of a bare number (libs/domain/phone), after an optional plus or zeros: 7 to 15 digits, the first of them no zero. */
const PHONE_AS_TYPED = /^(?:\+|0+)?[1-9]\d{6,14}$/;

export const CONTACT_RULES = {
  fullName: {
    required: 'Full name is required',
    minLength: 2,
    tooShort: 'Full name must be at least 2 characters',
    maxLength: 120,
    tooLong: 'Full name must be at most 120 characters',
    unprintable: 'Full name contains characters that cannot be printed',
  },
  email: { required: 'Email is required', maxLength: 254, invalid: 'Email is invalid' },
  phone: {
    required: 'Phone number is required',
    pattern: PHONE_AS_TYPED,
    invalid: 'Please enter a valid phone number (digits only, no leading zero)',
  },
  countryCode: { unknown: 'Please choose a country code from the list' },
  subject: {
    required: 'Subject is required',
    maxLength: 200,
    tooLong: 'Subject must be at most 200 characters',
    unprintable: 'Subject contains characters that cannot be printed',
  },
  message: {
    required: 'Message is required',
    minLength: 10,
    tooShort: 'Message must be at least 10 characters',
    maxLength: 5000,
    tooLong: 'Message must be at most 5000 characters',
  },
  status: { unknown: `Status must be one of ${CONTACT_MESSAGE_STATUSES.join(', ')}` },
  archive: { wrongType: 'Archive must be true or false' },
  spam: { wrongType: 'Spam must be true or false' },
  response: { required: 'Response is required', maxLength: 5000, tooLong: 'Response must be at most 5000 characters' },
  responseType: { unknown: `Response type must be one of ${RESPONSE_TYPES.join(', ')}` },
  respondedBy: { maxLength: 80, invalid: 'Responded by must be a name of at most 80 characters' },
  sendFromHere: {
    wrongType: 'Send from here must be true or false',
    emailOnly: 'Only email answers can be sent from here',
    noAddress: 'The visitor left no email address. Please call or use WhatsApp',
    noServer: 'The school has no mail server. Please send the answer from your email program',
  },
  assignedTo: { notStaff: 'Assigned to must be the id of an active member of staff, or null' },
  followUpAt: {
    invalid: 'Follow-up must be a moment like 2027-04-16T07:00:00.000Z, or null',
    past: 'Follow-up must be in the future',
  },
  archiveBatch: {
    invalid: 'Batch must be the one that archiving the old messages answered',
    gone: 'This can no longer be undone. You can restore each message from the archive.',
  },
  otherResponse: 'This Idempotency-Key was used for another answer',
  archivedQuery: 'archived must be true or false',
  tooMany: 'Too many messages from your address. Please wait a few minutes and try again',
} as const;
