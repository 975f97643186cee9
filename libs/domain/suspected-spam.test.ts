import { isSuspectedSpam, senderKey, SPAM_RULES, spamWeight, SUSPECTED_FROM } from '#libs/domain/suspected-spam';

const honest = {
  fullName: 'Thandi Mokoena',
  subject: 'Free trial',
  message: 'May I come on Monday?',
  trap: undefined,
  filledInMs: undefined,
  isTrusted: false,
};

describe('isSuspectedSpam', () => {
  it.each([
    ['a plain message', {}],
    ['an empty trap', { trap: '' }],
    ['no trap', { trap: null }],
    ['a message written in its time', { filledInMs: 3_000 }],
    ['a time that is no number', { filledInMs: '1' }],
    ['two links', { message: 'See https://example.com and www.example.org please' }],
  ])('trusts %s', (_what, traits) => {
    expect(isSuspectedSpam({ ...honest, ...traits })).toBe(false);
  });

  it.each([
    ['a filled trap', { trap: 'Free trial' }],
    ['a trap with something else in it', { trap: 0 }],
    ['a message that was there at once', { filledInMs: 2_999 }],
    ['three links', { message: 'https://a.example HTTPS://b.example www.c.example' }],
    [
      'links in subject and message together',
      { subject: 'http://a.example', message: 'http://b.example [url=c.example]' },
    ],
    ['a link for a name', { fullName: 'Win at https://a.example' }],
    ['HTML links', { message: '<a href="x">1</a> <a href="y">2</a> <A\nhref="z">3</a>' }],
  ])('suspects %s', (_what, traits) => {
    expect(isSuspectedSpam({ ...honest, ...traits })).toBe(true);
  });
});

const worst = { ...honest, fullName: 'www.a.example', message: 'www.a www.b www.c', trap: 'x', filledInMs: 1 };

it('never suspects a trusted sender, however much speaks against the message', () => {
  expect(isSuspectedSpam(worst)).toBe(true);
  expect(isSuspectedSpam({ ...worst, isTrusted: true })).toBe(false);
});

it('has rules that each decide alone, but for the one that outweighs all others', () => {
  const against = SPAM_RULES.filter(({ id }) => id !== 'trusted');
  for (const rule of against) expect(spamWeight([rule])).toBeGreaterThanOrEqual(SUSPECTED_FROM);
  expect(spamWeight(SPAM_RULES)).toBeLessThan(SUSPECTED_FROM);
  expect(new Set(SPAM_RULES.map(({ id }) => id)).size).toBe(SPAM_RULES.length);
});

describe('senderKey', () => {
  it.each([
    ['Ann@Example.com', 'ann@example.com'],
    [' ann+dojo@example.com ', 'ann@example.com'],
    ['ann.smith@example.com', 'ann.smith@example.com'],
    ['Ann.Smith+x@gmail.com', 'annsmith@gmail.com'],
    ['annsmith@googlemail.com', 'annsmith@gmail.com'],
    ['+27821234567@example.com', '+27821234567@example.com'],
  ])('%s is %s', (email, key) => {
    expect(senderKey(email)).toBe(key);
  });

  it.each([
    ['ann@gmail.com', 'bob@gmail.com'],
    ['ann@example.com', 'ann@example.org'],
    ['ann@example.com', 'ann@mail.example.com'],
  ])('%s is not %s', (one, other) => {
    expect(senderKey(one)).not.toBe(senderKey(other));
  });
});
