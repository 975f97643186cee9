import type { ChatConversationRecord } from '#libs/contracts/generated/api';

type Visitor = Pick<ChatConversationRecord, 'userName' | 'userEmail' | 'userPhone'>;

/** What a visitor is called in the list: by the best that they told of themselves. */
export function visitorName({ userName, userEmail, userPhone }: Visitor): string {
  return userName ?? userEmail ?? userPhone ?? 'Visitor';
}

/** The details that their name does not show already. */
export function furtherContact(visitor: Visitor): string[] {
  const name = visitorName(visitor);
  return [visitor.userEmail, visitor.userPhone].filter((detail) => detail !== null && detail !== name) as string[];
}
