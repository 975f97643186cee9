import { findPhone, pickContactDetails, withoutContactDetails } from '#libs/domain/chat/contact-details';
import { growsInProportion } from './test-growth.js';

describe('an e-mail address in the chat', () => {
  it.each<[string, string | undefined]>([
    ['thandi@example.com', 'thandi@example.com'],
    ['Write to me at thandi.m+krav@mail.example.co.za, please', 'thandi.m+krav@mail.example.co.za'],
    ['It is <thandi@example.com>.', 'thandi@example.com'],
    ["thandi@example.com's inbox", 'thandi@example.com'],
    ['mailto:THANDI@EXAMPLE.COM!', 'THANDI@EXAMPLE.COM'],
    ['first@example.com or second@example.com', 'first@example.com'],
    ['meet @ the gym', undefined],
    ['thandi@example', undefined],
    ['@example.com', undefined],
    [`${'x'.repeat(65)}@example.com`, undefined],
    ['', undefined],
  ])('%p gives %p', (text, email) => {
    expect(pickContactDetails(text).email).toBe(email);
  });
});

describe('a phone number in the chat', () => {
  it.each<[string, string | undefined]>([
    ['0825550134', '0825550134'],
    ['call 082 555 0134 after six', '082 555 0134'],
    ['082-555-0134.', '082-555-0134'],
    ['(011) 555 0134', '(011) 555 0134'],
    ['+27825550134', '+27825550134'],
    ['+27 082 555 0134', '+27 082 555 0134'],
    ['+27 82 555 0134', '+27 82 555 0134'],
    ['+1 212-555-0134', '+1 212-555-0134'],
    ['27 825 550 1345', '27 825 550 1345'],
    ['call 082\n555\u20280134', '082 555 0134'],
    ['555 0134', undefined],
    ['82 555 0134', undefined],
    ['18:00-20:30 on 16 April 2027', undefined],
    ['4111 1111 1111 1111', undefined],
    ['4111111111111111', undefined],
    ['', undefined],
  ])('%p gives %p', (text, phone) => {
    expect(findPhone(text)).toBe(phone);
    expect(pickContactDetails(text).phone).toBe(phone);
  });
});

describe('a name in the chat', () => {
  it.each<[string, string | undefined]>([
    ['My name is Thandi', 'Thandi'],
    ['Hi, my name is Thandi Mokoena.', 'Thandi Mokoena'],
    ['my name is thandi and I would like to train', 'thandi'],
    ['My  name\nis Zoë van der Merwe, from Sunninghill', 'Zoë van der Merwe'],
    ["my name is Pat O'Brien-Nkosi!", "Pat O'Brien-Nkosi"],
    ["My name is Sipho, I'm 12", 'Sipho'],
    ['my name is 李小龙', '李小龙'],
    ['my name is One Two Three Four Five', 'One Two Three Four'],
    ['my name is', undefined],
    ['my name is 42', undefined],
    ['my name is not important', undefined],
    ['the academy name is Storm', undefined],
    ['', undefined],
  ])('%p gives %p', (text, name) => {
    expect(pickContactDetails(text).name).toBe(name);
  });
});

it('all three at once', () => {
  expect(pickContactDetails('My name is Thandi Mokoena, thandi@example.com, 082 555 0134')).toEqual({
    name: 'Thandi Mokoena',
    email: 'thandi@example.com',
    phone: '082 555 0134',
  });
});

it.each(['a', 'a.', 'a@', 'a@b.', '1', '1 ', '+1', '(123', 'my name is ', 'my ', ' ', "a'"])(
  'a long row of %p costs time in proportion to its length',
  (part) => {
    expect(growsInProportion(part, process, pickContactDetails)).toBe(true);
  },
);

describe('a text without contact details', () => {
  it.each<[string, string]>([
    ['Is there parking?', 'Is there parking?'],
    ['Is there parking? Mail me@example.com or you@example.co.za', 'Is there parking? Mail … or …'],
    ['Call 082 555 0134, +27 82 555 0135 or (011) 555 0136', 'Call …, … or …'],
    ['My name is Thandi Mokoena. Is there parking?', 'My name is … Is there parking?'],
    ['my name is Zoë van der Merwe, do you teach sumo', 'my name is … do you teach sumo'],
    ['my name is Thandi. MY  NAME IS Sipho, ok', 'my name is … MY  NAME IS … ok'],
    ['my name is not important', 'my name is not important'],
    ['my name is', 'my name is'],
    ['my name is Thandi thandi@example.com 0825550134', 'my name is … … …'],
    ['Room 12 on 16 April 2027', 'Room 12 on 16 April 2027'],
    ['', ''],
  ])('%p becomes %p', (text, kept) => {
    expect(withoutContactDetails(text)).toBe(kept);
  });

  it.each(['a', 'a.', 'a@b.', '1', '1 ', '(123', 'my name is ', 'my ', ' '])(
    'a long row of %p costs time in proportion to its length',
    (part) => {
      expect(growsInProportion(part, process, withoutContactDetails)).toBe(true);
    },
  );
});
