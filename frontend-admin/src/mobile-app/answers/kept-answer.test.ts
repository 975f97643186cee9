import {
  answerState,
  refusalOf,
  SOMEBODY_ANSWERED,
  unsentInWords,
  verdictOn,
  waitingAnswers,
  type KeptAnswer,
} from './kept-answer';

describe('verdictOn', () => {
  it.each([
    [0, 'wait'],
    [408, 'wait'],
    [429, 'wait'],
    [500, 'wait'],
    [503, 'wait'],
    [undefined, 'wait'],
    [401, 'signed-out'],
    [403, 'signed-out'],
    [400, 'refused'],
    [404, 'refused'],
    [412, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
  ])('%s: %s', (status, expected) => expect(verdictOn({ status })).toBe(expected));
});

describe('refusalOf', () => {
  it('tells what somebody else has answered, and keeps no more of the message than that', () => {
    const current = {
      id: 7,
      message: 'May I come?',
      response: 'Yes.',
      responseDate: '2026-11-21T08:00:00.000Z',
      respondedBy: 'Admin',
      respondedByUsername: 'thabo',
    };
    expect(refusalOf({ status: 412, message: 'Changed', body: { current } })).toEqual({
      because: SOMEBODY_ANSWERED,
      theirs: {
        response: 'Yes.',
        responseDate: '2026-11-21T08:00:00.000Z',
        respondedBy: 'Admin',
        respondedByUsername: 'thabo',
      },
    });
  });

  it('says what the school said', () =>
    expect(refusalOf({ status: 404, message: 'Contact message not found', body: {} })).toEqual({
      because: 'Contact message not found',
    }));
  it('always says something', () =>
    expect(refusalOf({ status: 400 })).toEqual({ because: 'This answer was not accepted' }));
});

describe('waitingAnswers', () => {
  const answer = (key: string, keptAt: number, more: Partial<KeptAnswer> = {}) =>
    ({ key, keptAt, ...more }) as KeptAnswer;
  const keysOf = (kept: KeptAnswer[], pressed = '') =>
    waitingAnswers(kept, (key) => key === pressed).map(({ key }) => key);

  it('keeps the order in which they were written; refused ones wait for their writer', () =>
    expect(keysOf([answer('c', 3), answer('a', 1), answer('b', 2, { refusal: { because: 'Changed' } })])).toEqual([
      'a',
      'c',
    ]));

  it('leaves out what is to be sent by mail or chat, until that was opened or with the press that opens it', () => {
    const kept = [
      answer('mail', 1, { toOpen: 'mailto:a@b.co' }),
      answer('opened', 2, { toOpen: undefined }),
      answer('logged', 3),
    ];
    expect(keysOf(kept)).toEqual(['opened', 'logged']);
    expect(keysOf(kept, 'mail')).toEqual(['mail', 'opened', 'logged']);
  });

  it('leaves out what the school has and only its composer lacks', () =>
    expect(keysOf([answer('a', 1, { toOpen: 'mailto:a@b.co', isStored: true })], 'a')).toEqual([]));
});

it.each([
  [{}, 'waiting'],
  [{ toOpen: 'https://wa.me/27821234567' }, 'to be sent'],
  [{ toOpen: 'mailto:a@b.co', refusal: { because: 'Changed' } }, 'refused'],
] as const)('%j is %s', (answer, state) => expect(answerState(answer)).toBe(state));

it.each([
  [1, '1 answer not sent yet'],
  [2, '2 answers not sent yet'],
])('%i unsent', (count, words) => expect(unsentInWords(count)).toBe(words));
