// The sentences of an answer.

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z])/);
}
