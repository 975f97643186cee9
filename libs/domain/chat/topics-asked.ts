// What visitors ask about, counted for the questions that the assistant offers.
import { asked, type Asked } from '#libs/domain/chat/asked';
import { isDistress } from '#libs/domain/chat/distress';
import { QUICK_QUESTIONS, type QuickTopic, quickTopics } from '#libs/domain/chat/quick-questions';

/** What a visitor asked about in one conversation, each topic once. A press on what is offered says nothing. */
export function topicsAsked(messages: readonly string[]): Set<QuickTopic> {
  const found = new Set<QuickTopic>();
  for (const [place, message] of messages.entries()) {
    if (OFFERED.has(message.trim()) || isDistress(message)) continue;
    const topic = quickTopicOf(asked(message, messages.slice(0, place)));
    if (topic) found.add(topic);
  }
  return found;
}

const OFFERED: ReadonlySet<string> = new Set(quickTopics().map((topic) => QUICK_QUESTIONS[topic].says));
const GROWN_UP_YEARS = 18;

function quickTopicOf({ topic, subject, age }: Asked): QuickTopic | undefined {
  if (subject === 'kids' || (age !== undefined && age < GROWN_UP_YEARS)) return 'kids';
  if (subject === 'course' || subject === 'women') return subject;
  if (subject === 'trial') return 'booking';
  return quickTopics().find((one) => one === topic);
}
