// How the assistant does on the sets of questions in libs/domain/chat/questions, how long an answer takes at a quarter
// of this machine's speed, and what its panel and rules weigh. The site must be built.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const SLOWDOWN = 4;
const resolve = { alias: [{ find: /^#libs\/(.*)$/, replacement: path.join(ROOT, 'libs/$1.ts') }] };
const source = async (file) =>
  (await runnerImport(path.join(ROOT, 'libs/domain/chat', file), { root: ROOT, configFile: false, resolve })).module;

const { knowledge } = await source('assistant-test-facts.ts');
const { judged } = await source('questions/judged.ts');
const { answerTo } = await source('answer.ts');
const { questionsOf } = await source('questions/asked-questions.ts');
const { isDistress } = await source('distress.ts');
const { followUps } = await source('questions/follow-ups.ts');
const { intentFollowUps, intentMessages } = await source('../../../scripts/intents/messages.ts');
const messagesOf = (file) =>
  readFileSync(path.join(ROOT, 'scripts/distress', file), 'utf8')
    .trim()
    .split('\n');
const camelCase = (name) => name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const setsOf = (names) =>
  Promise.all(
    names.map(async (name) => (await source(`questions/${name}-questions.ts`))[`${camelCase(name)}Questions`]),
  );
const sets = await setsOf(['time', 'money', 'place', 'offer', 'shop']);
const heard = await setsOf(['written', 'spoken', 'later', 'followed']);
const unseen = await setsOf(['unseen']);
const strangers = await setsOf([
  'stranger',
  'practical',
  'visitor',
  'plain',
  'usual',
  'typed',
  'blind',
  'newcomer',
  'thirteenth',
  'sixteenth',
  'eighteenth',
  'twenty-third',
]);

const asked = judged(sets, knowledge);
print('All questions', asked);
print(
  'Held out',
  asked.filter(({ isHeldOut }) => isHeldOut),
);
print('Written before the rules were looked at', judged(heard, knowledge));
print('Unseen until they were first judged', judged(unseen, knowledge));
print('Of strangers', judged(strangers, knowledge));
print('Follow-ups', judged([followUps], knowledge));
for (const file of ['distress', 'calm', 'unseen-distress', 'unseen-calm', 'unseen-ordinary', 'unseen-replies']) {
  const messages = messagesOf(`${file}.txt`);
  console.log(`Taken for distress of ${file}.txt: ${messages.filter(isDistress).length} of ${messages.length}`);
}

const unseenMessages = intentMessages('unseen.txt');
const recognised = unseenMessages.filter(({ intent, message }) =>
  intent.split(',').includes(knowledge.recognise(message)[0]?.intent),
);
console.log(`Recognised of unseen.txt: ${recognised.length} of ${unseenMessages.length}`);

const followed = intentFollowUps('unseen-conversations.txt');
const recognisedAfter = (withBefore) =>
  followed.filter(({ intent, message, before }) =>
    intent.split(',').includes(knowledge.recognise(message, withBefore ? before : [])[0]?.intent),
  ).length;
console.log(
  `Follow-ups recognised of unseen-conversations.txt: ${recognisedAfter(true)} of ${followed.length} ` +
    `(${recognisedAfter(false)} by themselves)`,
);

const times = [...sets, followUps].flatMap(questionsOf).map(({ said }) => {
  // The fastest of three: what else runs on the machine is not the assistant's.
  const tried = [1, 2, 3].map(() => {
    const started = performance.now();
    answerTo(said.at(-1), said.slice(0, -1), knowledge);
    return performance.now() - started;
  });
  return Math.min(...tried) * SLOWDOWN;
});
times.sort((a, b) => a - b);
const at = (share) => times[Math.ceil(share * times.length) - 1].toFixed(1);
console.log(
  `An answer at a quarter of this machine's speed: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
);

const assets = path.join(ROOT, 'dist/public/assets');
// The panel opens with the first; the rules come beside it and are there when the first message is written, and what
// was learned of how people ask comes with that message.
const scripts = readdirSync(assets).filter((file) => /^(ChatPanel|assistant|intent-weights)-.*\.js$/.test(file));
for (const file of scripts) console.log(`${file}: ${gzipSync(readFileSync(path.join(assets, file))).length} B of gzip`);

function print(name, answers) {
  const count = (is) => answers.filter((answer) => answer.is === is).length;
  console.log(
    `${name}: ${answers.length}: useful ${count('useful')}, honest ${count('honest')}, wrong ${count('wrong')}`,
  );
}
