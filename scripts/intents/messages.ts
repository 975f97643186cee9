import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface IntentMessage {
  /** The likeliest; of unseen ones also others whose answer would help, divided by commas. */
  intent: string;
  message: string;
}

/** The messages of a file here, one a line: "intent | message". */
export function intentMessages(file = 'messages.txt'): IntentMessage[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [intent = '', ...message] = line.split(' | ');
      return { intent, message: message.join(' | ') };
    });
}
