import type { ContactDetails } from '#libs/domain/chat/contact-details';

/**
 * What the staff are told of one message to the assistant. Held back it waits as JSON, so it is a type and no class.
 */
export type ChatNotice = {
  userMessage: string;
  botResponse: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 8601 UTC */
  receivedAt: string;
};

interface NoticeParts {
  userMessage: string;
  botResponse: string;
  /** What is kept with the conversation. */
  kept: { userName: string | null; userEmail: string | null; userPhone: string | null } | null;
  /** What the message itself mentions. */
  mentioned: ContactDetails;
  receivedAt: Date;
}

/** What the visitor has just written about themselves counts before what is known from earlier. */
export function chatNotice({ userMessage, botResponse, kept, mentioned, receivedAt }: NoticeParts): ChatNotice {
  return {
    userMessage,
    botResponse,
    name: mentioned.name ?? kept?.userName ?? null,
    email: mentioned.email ?? kept?.userEmail ?? null,
    phone: mentioned.phone ?? kept?.userPhone ?? null,
    receivedAt: receivedAt.toISOString(),
  };
}
