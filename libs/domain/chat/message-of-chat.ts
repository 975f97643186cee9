// The message that staff make of a conversation with the assistant, to answer it as any other of the inbox.
import { thanksForDetails } from '#libs/domain/chat/small-talk';
import type { SaidMessage } from '#libs/domain/chat/unanswered-questions';

interface Limits {
  subject: number;
  message: number;
}

/** @param messages oldest first */
export function messageOfChat(messages: readonly SaidMessage[], limits: Limits): { subject: string; message: string } {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  // Who leaves an address last has asked before.
  const asked = said.findLast((words) => thanksForDetails(words) === undefined) ?? said.at(-1) ?? '';
  return {
    subject: shortened(`Chat: ${asked.replaceAll(/\s+/g, ' ').trim() || 'a conversation'}`, limits.subject),
    message: quoted(messages, limits.message),
  };
}

const SOURCE = 'From a conversation with the assistant.';
const LEFT_OUT = '…';

/** Of one that is too long the end: what was said last is what waits for an answer. */
function quoted(messages: readonly SaidMessage[], maxLength: number): string {
  const turns = messages.map(({ role, content }) => `${role === 'user' ? 'Visitor' : 'Assistant'}: ${content.trim()}`);
  const whole = [SOURCE, ...turns].join('\n\n');
  if (whole.length <= maxLength) return whole;
  const room = maxLength - `${SOURCE}\n\n${LEFT_OUT}`.length;
  return `${SOURCE}\n\n${LEFT_OUT}${endOf(turns.join('\n\n'), room)}`;
}

function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}

/** Half of a character that is written as two is no text. */
const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
const endOf = (text: string, length: number): string => text.slice(-length).replace(/^[\uDC00-\uDFFF]/, '');
