import { takeFacts } from '#libs/school/facts';
import { whatToBring } from '#libs/school/what-to-bring';

afterEach(() => takeFacts({}));

const COME_EARLY = /^Please come ten minutes early/;

test('the built-in lines until the owner answers', () => {
  const built = [expect.stringMatching(/^Comfortable/), expect.stringMatching(/barefoot/)];
  expect(whatToBring()).toEqual([...built, expect.stringMatching(COME_EARLY)]);
  takeFacts({ assistant: { facts: { parking: 'In the street.' } } as never });
  expect(whatToBring()).toEqual([...built, expect.stringMatching(COME_EARLY)]);
});

test.each([
  ['Long trousers.', ['Long trousers.']],
  ['Long trousers.\n\n  A towel. ', ['Long trousers.', 'A towel.']],
  ['', []],
])("the owner's words: %j", (answer, lines) => {
  takeFacts({ assistant: { facts: { whatToBring: answer } as never } });
  expect(whatToBring()).toEqual([...lines, expect.stringMatching(COME_EARLY)]);
});
