// The messages of one conversation with the assistant, as several tabs and the server know them. What is stored stays
// as it was said: nobody who knows a conversation's id can rewrite it, only add to it.

interface Message {
  role: string;
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Whether `given` begins with all that is stored, unchanged and in the same order. */
export function continues(given: readonly Message[], stored: readonly Message[]): boolean {
  return stored.every((message, index) => given[index] !== undefined && keyOf(message) === keyOf(given[index]));
}

/** What is stored, and after it what only this tab knows: nothing that either has is lost, nothing is there twice. */
export function mergedMessages<M extends Message>(stored: readonly M[], own: readonly M[]): M[] {
  const known = new Set(stored.map(keyOf));
  return [...stored, ...own.filter((message) => !known.has(keyOf(message)))];
}

function keyOf({ role, content, timestamp }: Message): string {
  return JSON.stringify([timestamp, role, content]);
}
