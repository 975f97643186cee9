// By what the chat knows the answer to distress again. Apart from that answer, which weighs more: the chat's panel
// opens without it.
export const DISTRESS_START = 'I am sorry you are going through this.';

/** Of what is perhaps none. */
export const UNCERTAIN_START = 'I am not sure that I understood you.';

export function isDistressAnswer(answer: string): boolean {
  return answer.startsWith(DISTRESS_START) || answer.startsWith(UNCERTAIN_START);
}
