import { wantsNotify } from '#libs/domain/chat/wants-notify';

describe('staff are mailed', () => {
  it.each([
    ['51 characters', 'x'.repeat(51)],
    ['an @', 'me @ the door'],
    ['phone', 'What is your phone?'],
    ['phone, in capitals', 'PHONE'],
    ['phone, inside a word', 'Telephones?'],
    ['a phone-like number', '082 555 0134'],
    ['an international number', '+27 82 555 0134'],
    ['help', 'I need help'],
    ['danger, in few words', 'my ex is following me'],
    ['call me', 'Please call me'],
    ['call me, over a line', 'call\nme'],
    ['contact me', 'Contact me'],
    ['book', 'Can I book?'],
    ['book, inside a word', 'bookings'],
    ['sign up', 'Where do I sign up'],
    ['register', 'registering'],
  ])('for %s', (_what, message) => {
    expect(wantsNotify(message)).toBe(true);
  });
});

describe('staff are not mailed', () => {
  it.each([
    ['nothing', ''],
    ['blanks, however many', ' '.repeat(60)],
    ['50 characters', 'x'.repeat(50)],
    ['50 characters and blanks around them', `  ${'x'.repeat(50)}  `],
    ['50 characters beyond the first plane', '🥋'.repeat(50)],
    ['a greeting', 'Hello there'],
    ['a plain question', 'What are your opening hours?'],
    ['call, without me', 'What do you call a class?'],
    ['signup as one word', 'signup'],
    ['a time', '18:00-20:30'],
  ])('for %s', (_what, message) => {
    expect(wantsNotify(message)).toBe(false);
  });
});
