// Which rule of the assistant answers the held set of visitors' sentences, and how many end in its apology: by the
// specification's rules alone, and with small talk and the live data of a fresh school added.
import path from 'node:path';
import { runnerImport } from 'vite';
import { SchoolServer } from '../e2e/support/school-server.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const resolve = { alias: [{ find: /^#libs\/(.*)$/, replacement: path.join(ROOT, 'libs/$1.ts') }] };
const source = async (file) =>
  (await runnerImport(path.join(ROOT, 'libs', file), { root: ROOT, configFile: false, resolve })).module;

const { heldSentences } = await source('domain/chat/held-sentences.ts');
const { answerTo } = await source('domain/chat/answer.ts');
const { liveQuestion } = await source('domain/chat/live-question.ts');
const { nextClassAnswer, priceAnswer, stockAnswer } = await source('domain/chat/live-answers.ts');
const { smallTalk } = await source('domain/chat/small-talk.ts');
const { sortIntoWeek } = await source('domain/schedule/class-week.ts');
const { readSchoolClock } = await source('domain/schedule/school-clock.ts');
const { assistantFacts, priceFacts } = await source('school/assistant-facts.ts');

const school = await SchoolServer.open();
try {
  const [questions, week, products] = await Promise.all(
    ['faqs/active', 'class-schedules', 'products'].map(async (list) =>
      (await fetch(`${school.url}/api/${list}`)).json(),
    ),
  );
  const answers = heldSentences.map(([sentence, rule]) => ({
    sentence,
    expected: rule,
    ...answerTo(sentence, { questions, facts: assistantFacts }),
  }));
  const rules = new Set(answers.map(({ rule }) => rule));
  const apologies = answers.filter(({ rule }) => rule === 'apology');
  const left = apologies.filter(({ sentence }) => beyondRules(sentence) === undefined);
  const vague = answers.filter(
    ({ rule, isVague, sentence }) => rule !== 'apology' && isVague && beyondRules(sentence) !== undefined,
  );
  const share = (part) =>
    `${part.length} of ${answers.length} (${((100 * part.length) / answers.length).toFixed(0)} %)`;
  console.log(
    `${answers.length} sentences, ` +
      `${answers.filter(({ rule, expected }) => rule === expected).length} by the rule expected.`,
  );
  console.log(
    [...rules].map((rule) => `${rule} ${answers.filter((answer) => answer.rule === rule).length}`).join(', '),
  );
  console.log(
    `Ending in the apology by the rules alone: ${share(apologies)}; with small talk and live data: ${share(left)}.`,
  );
  console.log(`Vague answers to which live data adds: ${share(vague)}.`);

  function beyondRules(sentence) {
    const asked = liveQuestion(sentence);
    const inStock = () => stockAnswer(sentence, products);
    return (
      smallTalk(sentence) ??
      {
        price: () => priceAnswer(sentence, priceFacts) ?? inStock(),
        stock: inStock,
        'next-class': () =>
          nextClassAnswer(
            asked.discipline,
            sortIntoWeek(week),
            readSchoolClock(new Date(), assistantFacts.school.timeZone),
          ),
      }[asked?.about]?.()
    );
  }
} finally {
  await school.close();
}
