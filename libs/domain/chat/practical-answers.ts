// What the owner says of the practical side of training (the settings' section "assistant").
import { locationAnswer } from '#libs/domain/chat/answer-rules';
import type { Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES } from '#libs/domain/chat/asked-words';
import { asksForCare } from '#libs/domain/chat/for-a-person';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { ageAnswer } from '#libs/domain/chat/people-answers';
import { sentencesOf } from '#libs/domain/chat/sentences';
import { isPractical } from '#libs/domain/chat/practical-topics';
import { PUBLISHED, type PublishedTopic } from '#libs/domain/chat/published-topics';

const OF_WOMEN = /\b(wom[ae]ns?|lad(y|ies))\b/;
/** How many of them are women is what she asks. */
const BESIDE_MEN =
  /^is it (mostly|mainly|all)\b|\b(mostly|mainly) (men|males?|boys)\b|\bonly (girl|wom[ae]n|lady|female)\b/;
/** They ask about the way in as well. */
const ON_WHEELS = /\b(wheel ?chairs?|crutches|walking frame|paraplegic)\b/;
const OF_HIRING = /\b(hire|rent)\b/i;
/** The school says when gradings are, and not what they cost or ask. */
const MORE_OF_GRADINGS = /\b(costs?|price|pay|fees?|much)\b|\b(need|have) to (know|learn|do|show)\b|\bsyllabus\b/;

/** What it says of the condition that is named first; of others nothing. */
function careAnswer(text: string, healthConditions: string): string {
  const sentences = sentencesOf(healthConditions);
  const isNamed = (sentence: string) =>
    OF_ONE_CONDITION.some((condition) => condition.test(text) && condition.test(sentence));
  const isOfAll = (sentence: string) => !OF_ONE_CONDITION.some((condition) => condition.test(sentence));
  return [...sentences.filter(isNamed), ...sentences.filter(isOfAll)].join(' ');
}
const OF_ONE_CONDITION = [
  /\b(pregnan\w*|preg(g\w*)?|expecting|swanger)\b/i,
  /\b(adhd|add|adhs|autis\w*|aspergers?)\b/i,
];

/** Undefined when something else is asked; empty: the school says nothing of it. */
export function practicalAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { answers } = knowledge.facts;
  const { topic, age, subject, style, text } = question;
  if (topic === 'doctorsLetter') return PUBLISHED.doctorsLetter;
  if (asksForCare(question)) {
    const care = careAnswer(text, answers.healthConditions);
    return ON_WHEELS.test(text) ? `${answers.accessibility} ${care}`.trim() : care;
  }
  if (topic === 'hall')
    return sentencesOf(answers.parties)
      .filter((one) => OF_HIRING.test(one))
      .join(' ');
  if (subject === 'course' && OF_WOMEN.test(text)) return answers.womenOnly;
  if (topic === 'workshops' && subject === 'women') return /\bwhen\b/.test(text) ? '' : answers.womenOnly;
  // What a company wants for its people is arranged with it.
  if (topic === 'techniques' && style === 'corporate') return undefined;
  // Not what is worn on the mats.
  if (topic === 'bring' && style === 'firearms') return PUBLISHED.licences;
  if (topic !== undefined && topic in PUBLISHED) return PUBLISHED[topic as PublishedTopic];
  // How safe shooting is, no answer about sparring says.
  if (topic === 'sparring' && style && !HAS_CLASSES.has(style)) return '';
  if (!isPractical(topic) || (topic === 'classSize' && style === 'corporate')) return undefined;
  if (topic === 'gradings' && MORE_OF_GRADINGS.test(text)) return '';
  if (topic === 'classSize' && BESIDE_MEN.test(text) && answers.womenOnly) return answers.womenOnly;
  const said = answers[topic];
  if (said === '') return said;
  if (topic === 'gettingHere') return `${said} ${locationAnswer(knowledge.facts)}`;
  if (topic === 'bullying' && age !== undefined) return `${said} ${ageAnswer(question, knowledge) ?? ''}`.trim();
  return said;
}
