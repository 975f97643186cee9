import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface IntentMessage {
  /** The likeliest; of unseen ones also others whose answer would help, divided by commas. */
  intent: string;
  message: string;
}

/** The messages of a file here, one a line: "intent | message". */
export function intentMessages(file = 'messages.txt'): IntentMessage[] {
  return textOf(file).split('\n').map(parted);
}

/** What visitors said one after the other: the intent of each message is that after those before it. */
export function intentConversations(file = 'conversations.txt'): IntentMessage[][] {
  return textOf(file)
    .split(/\n\n+/)
    .map((conversation) => conversation.split('\n').map(parted));
}

/** Each message of the conversations with those before it, oldest first. */
export function intentTurns(file?: string): (IntentMessage & { before: IntentMessage[] })[] {
  return intentConversations(file).flatMap((turns) =>
    turns.map((turn, at) => ({ ...turn, before: turns.slice(0, at) })),
  );
}

/** Those that follow another, with the words of what was said before. */
export function intentFollowUps(file: string): (IntentMessage & { before: string[] })[] {
  return intentTurns(file)
    .filter(({ before }) => before.length > 0)
    .map((turn) => ({ ...turn, before: turn.before.map(({ message }) => message) }));
}

function textOf(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8').trim();
}

function parted(line: string): IntentMessage {
  const [intent = '', ...message] = line.split(' | ');
  return { intent, message: message.join(' | ') };
}
