import { isSuspectedSpam } from '#libs/domain/suspected-spam';

const honest = {
  fullName: 'Thandi Mokoena',
  subject: 'Free trial',
  message: 'May I come on Monday?',
  trap: undefined,
  filledInMs: undefined,
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
