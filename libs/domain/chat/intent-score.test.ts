import { contextOf, featuresOf, recogniserOf, softmax } from '#libs/domain/chat/intent-score';
import { INTENT_NAMES } from '#libs/domain/chat/intents';

const biases = INTENT_NAMES.map(() => '0').join(' ');
const recognise = recogniserOf('parking:a4b1;park my:b6;gloves:c5', biases);
const [first, second, third] = INTENT_NAMES;

it.each([
  ['parking', first],
  ['where can I park my bakkie', second],
  ['Gloves??', third],
  ['gloves parking gloves', third],
])('%p is the intent its words speak for most', (message, intent) => {
  expect(recognise(message)[0]!.intent).toBe(intent);
});

it('what was asked before speaks for a message that has words of its own', () => {
  const recognised = recogniserOf(`parking:a4;cost:b1;@${first}:a5`, biases);
  expect(recognised('cost')[0]!.intent).toBe(second);
  expect(recognised('cost', ['parking'])[0]!.intent).toBe(first);
  expect(recognised('qqqq', ['parking'])).toEqual(recognised('qqqq'));
});

it('names what was asked last, and what else was asked before it', () => {
  expect(contextOf([])).toEqual([]);
  expect(contextOf(['parking', 'showers', 'unknown'])).toEqual(['@', '@unknown', '@@showers']);
});

it('probabilities are of all intents, the likeliest first', () => {
  const found = recognise('parking');
  expect(found).toHaveLength(INTENT_NAMES.length);
  expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(found.map(({ probability }) => probability)).toEqual(
    found.map(({ probability }) => probability).toSorted((one, other) => other - one),
  );
});

it.each(['', '8', '😡😡', '12:30'])('%p asks nothing', (message) => expect(recognise(message)).toEqual([]));

it('reads a message as the rules do: in one language, without its greeting, numbers alike', () => {
  expect(featuresOf('Hi, hoeveel kos 2 lesse')).toEqual(featuresOf('how much cost 3 lessons'));
  expect(featuresOf('parking')).toEqual(['parking', 'park-']);
  expect(featuresOf('park my car')).toEqual(['park', 'my', 'car', 'park my', 'my car']);
});

it('large sums do not overflow', () => {
  expect(softmax([1000, 1000, 0])).toEqual([0.5, 0.5, 0]);
});
