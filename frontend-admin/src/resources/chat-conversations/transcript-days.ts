import type { ChatMessageView } from '#libs/contracts/generated/api';
import { schoolDay } from '../../shared/school-moment';

interface TranscriptDay {
  day: string;
  messages: ChatMessageView[];
}

/** The messages by the day on the school's calendar, in the order in which they were written. */
export function transcriptDays(messages: readonly ChatMessageView[]): TranscriptDay[] {
  const days: TranscriptDay[] = [];
  for (const message of messages) {
    const day = schoolDay(message.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
