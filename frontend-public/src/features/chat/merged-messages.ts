import type { ChatMessage } from '#libs/contracts/chatbot';

/** Two tabs' views of one conversation as one, by time: nothing that either has is lost, nothing is there twice. */
export function mergedMessages(saved: readonly ChatMessage[], own: readonly ChatMessage[]): ChatMessage[] {
  const key = ({ role, content, timestamp }: ChatMessage) => JSON.stringify([timestamp, role, content]);
  const all = new Map([...saved, ...own].map((message) => [key(message), message]));
  return [...all.values()].sort((a, b) => a.timestamp - b.timestamp);
}
