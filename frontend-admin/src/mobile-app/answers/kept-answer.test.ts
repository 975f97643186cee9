import { refusalOf, SOMEBODY_ANSWERED, unsentInWords, verdictOn, waitingAnswers, type KeptAnswer } from './kept-answer';

describe('verdictOn', () => {
  it.each([
    [0, 'wait'], [408, 'wait'], [429, 'wait'], [500, 'wait'], [503, 'wait'], [undefined, 'wait'],
    [401, 'signed-out'], [403, 'signed-out'],
    [400, 'refused'], [404, 'refused'], [412, 'refused'], [413, 'refused'], [422, 'refused'],
  ])('%s: %s', (status, expected) => expect(verdictOn({ status })).toBe(expected));
});

describe('refusalOf', () => {
  it('tells what somebody else has answered, and keeps no more of the message than that', () => {
    const current = { id: 7, message: 'May I come?', response: 'Yes.', responseDate: '2026-11-21T08:00:00.000Z', respondedBy: 'Admin', respondedByUsername: 'thabo' };
    expect(refusalOf({ status: 412, message: 'Changed', body: { current } })).toEqual({
      because: SOMEBODY_ANSWERED,
      theirs: { response: 'Yes.', responseDate: '2026-11-21T08:00:00.000Z', respondedBy: 'Admin', respondedByUsername: 'thabo' },
    });
  });

  it('says what the school said', () => expect(refusalOf({ status: 404, message: 'Contact message not found', body: {} })).toEqual({ because: 'Contact message not found' }));
  it('always says something', () => expect(refusalOf({ status: 400 })).toEqual({ because: 'The school did not accept this answer' }));
});

test('answers are sent in the order in which they were written; refused ones wait for their writer', () => {
  const answer = (key: string, keptAt: number, refusal?: KeptAnswer['refusal']) => ({ key, keptAt, ...(refusal && { refusal }) }) as KeptAnswer;
  const kept = [answer('c', 3), answer('a', 1), answer('b', 2, { because: 'Changed' })];
  expect(waitingAnswers(kept).map(({ key }) => key)).toEqual(['a', 'c']);
});

it.each([[1, '1 answer is not sent yet'], [2, '2 answers are not sent yet']])('%i unsent', (count, words) => expect(unsentInWords(count)).toBe(words));
