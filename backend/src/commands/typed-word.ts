import { createInterface } from 'node:readline/promises';

/** Whether somebody answers with the word; not, when nobody can: the input has ended, as in a script or by Ctrl-D. */
export async function isWordTyped(
  question: string,
  word: string,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<boolean> {
  const lines = createInterface({ input, output });
  // A question to an input that ends is never answered, and Node would end in the middle of it without a word.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(question), ended]);
  lines.close();
  return answer.trim() === word;
}
