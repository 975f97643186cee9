// Which of a visitor's questions the assistant had no answer to.

export interface SaidMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * The visitor's messages that the apology answered, oldest first. Of several that stand in a row the last ones have the
 * replies that follow, in their order: a reply that a reload swallowed is missing for good.
 * @param isApology of what the assistant said
 */
export function unansweredQuestions<Message extends SaidMessage>(
  messages: readonly Message[],
  isApology: (answer: string) => boolean,
): Message[] {
  return turns(messages).flatMap(({ asked, replies }) =>
    asked.slice(-replies.length).filter((_question, place) => isApology(replies[place]?.content ?? '')),
  );
}

interface Turn<Message> {
  asked: Message[];
  replies: Message[];
}

/** Messages of the visitor in a row, and the replies up to the next. What the assistant says unasked is no turn. */
function turns<Message extends SaidMessage>(messages: readonly Message[]): Turn<Message>[] {
  const found: Turn<Message>[] = [];
  for (const message of messages) {
    const last = found.at(-1);
    if (message.role === 'assistant') last?.replies.push(message);
    else if (last && last.replies.length === 0) last.asked.push(message);
    else found.push({ asked: [message], replies: [] });
  }
  return found.filter(({ replies }) => replies.length > 0);
}
