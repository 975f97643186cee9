import { responseHint, responseLink } from './response-link';

const to = { email: 'thandi+mail@example.org', phone: '+27821234567', subject: 'Trial & more' };

test.each([
  [
    'email',
    'Yes.\nSee you',
    'mailto:thandi%2Bmail@example.org?subject=Re%3A%20Trial%20%26%20more&body=Yes.%0D%0ASee%20you',
  ],
  ['whatsapp', 'Yes & no', 'https://wa.me/27821234567?text=Yes%20%26%20no'],
  ['phone', 'Talked.', undefined],
  ['other', 'At the desk.', undefined],
  ['here', 'Sent by the school.', undefined],
] as const)('answers by %s', (way, text, link) => {
  expect(responseLink(to, way, text)).toBe(link);
});

test('a number that is none opens no chat, and says so', () => {
  expect(responseLink({ ...to, phone: '12' }, 'whatsapp', 'Hi')).toBeUndefined();
  expect(responseHint({ ...to, phone: '12' }, 'whatsapp')).toBe(
    'WhatsApp cannot reach 12, so the answer is only saved here.',
  );
});
