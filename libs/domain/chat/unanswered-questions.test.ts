import { type SaidMessage, unansweredQuestions } from '#libs/domain/chat/unanswered-questions';

const APOLOGY = 'Sorry, I do not know.';
const isApology = (answer: string) => answer === APOLOGY;

/** "q1 -> !" is a question and an apology, "-> x" another answer. */
function said(script: string): SaidMessage[] {
  return script
    .split(' ')
    .filter((word) => word !== '->')
    .map((word, at) => ({
      role: word.startsWith('q') ? 'user' : 'assistant',
      content: word === '!' ? APOLOGY : word,
      timestamp: at,
    }));
}

it.each<[what: string, script: string, unanswered: string[]]>([
  ['nothing', '', []],
  ['a greeting alone', 'hello', []],
  ['an apology to nobody', '!', []],
  ['a question that waits', 'hello q1', []],
  ['an answer', 'hello q1 -> a1', []],
  ['an apology', 'hello q1 -> !', ['q1']],
  ['each for itself', 'hello q1 -> a1 q2 -> ! q3 -> a3 q4 -> !', ['q2', 'q4']],
  ['the same twice', 'q1 -> ! q1 -> !', ['q1', 'q1']],
  ['two in a row, both unanswered', 'q1 q2 -> ! !', ['q1', 'q2']],
  ['two in a row, the first unanswered', 'q1 q2 -> ! a2', ['q1']],
  ['two in a row, the second unanswered', 'q1 q2 -> a1 !', ['q2']],
  ['a reply that was lost', 'q1 q2 -> ! q3 -> a3', ['q2']],
  ['more replies than questions', 'q1 -> ! a1', ['q1']],
  ['a second reply to one question', 'q1 -> a1 !', []],
])('%s', (_what, script, unanswered) => {
  expect(unansweredQuestions(said(script), isApology).map(({ content }) => content)).toEqual(unanswered);
});

it('what only resembles the apology is none', () => {
  const [question, answer] = said('q1 -> !') as [SaidMessage, SaidMessage];
  expect(
    unansweredQuestions([question, { ...answer, content: `${APOLOGY} But see the Contact page.` }], isApology),
  ).toEqual([]);
  expect(
    unansweredQuestions(
      [
        { ...question, content: APOLOGY },
        { ...question, content: APOLOGY },
      ],
      isApology,
    ),
  ).toEqual([]);
});
