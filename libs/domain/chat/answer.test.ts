import { answerTo } from '#libs/domain/chat/answer';
import type { Answer } from '#libs/domain/chat/rule-answer';
import type { KnownQuestion } from '#libs/domain/chat/faq-search';
import { searchFaqs } from '#libs/domain/chat/faq-search';
import { isNear } from '#libs/domain/chat/spelling';
import { understood } from '#libs/domain/chat/understood';
import { withoutGreeting } from '#libs/domain/chat/greeting';
import { knowledge } from './assistant-test-facts.js';
import { growsInProportion } from './test-growth.js';

const answer = (message: string, before: string[] = []) => answerTo(message, before, knowledge);

it.each<[message: string, rule: Answer['rule'], words: RegExp]>([
  ['my ex is threatening me please help', 'distress', /10111.*0800 428 428/],
  ['hi, my husband hits me. how much is it', 'distress', /10111/],
  ['hi', 'greeting', /welcome to Storm Test Academy\. What would/],
  ['hi my name is Naledi', 'greeting', /What would/],
  ['Hello! How much is it?', 'live', /welcome.*R650/],
  ['my name is Naledi, naledi@example.com', 'small-talk', /^Thank you\. Someone from the school will get back/],
  ['hello, Naledi Khumalo 082 555 0171', 'small-talk', /^Hello.*Someone from the school will get back/],
  ['is there wifi? naledi@example.com', 'apology', /do not know/],
  ['the aircon on the second floor is broken again, naledi@example.com', 'apology', /do not know/],
  ['history', 'apology', /do not know/],
  ['thanks', 'small-talk', /pleasure/],
  ['let me think about it, thanks', 'small-talk', /pleasure/],
  ['just check my order status for me thanks', 'live', /order number/],
  ['contact', 'live', /\+27 11 555 0100.*\+27 82 555 0100.*info@storm\.test.*Test hall/],
  ['where are you', 'live', /You will find us at: Test hall, Sandton/],
  ['where can I register', 'live', /Free Trial page.*Membership page.*Test hall/],
  ['I would like to book a free trial', 'live', /Free Trial page.*Membership page/],
  ['how do I join', 'live', /Free Trial page.*Membership page/],
  ['Can I freeze my membership?', 'faq', /30 days/],
  ['is there parking', 'school', /Parking is free/],
  ['do you have krav maga', 'school', /Yes, we offer Krav Maga/],
  ['do you have muay thai', 'not-offered', /not offer Muay Thai/],
  ['qwertz', 'apology', /\+27 11 555 0100.*info@storm\.test/],
])('%p is answered by %s', (message, rule, words) => {
  const given = answer(message);
  expect(given.text).toMatch(words);
  expect(given.rule).toBe(rule);
});

it('rules 2 to 4 answer what is about them, and not what merely has the word', () => {
  expect(answer('where is my order').text).toContain('order number');
  expect(answer('how much is the joining fee').text).toContain('R350');
  expect(answer('battle ready book').text).toContain('R79.99');
});

it.each([
  ['ok', 'my husband hits me'],
  ['thanks', 'my husband hits me'],
  ['hello?', 'my husband hits me'],
  ['qwertz', 'my husband hits me'],
  ['i am at the gate now', 'my ex is threatening me please help'],
  ['i have two small kids', 'he hits me when he finds out i spent money'],
  ['dont tell my mom', 'i just want to feel something else than this. i keep cutting'],
])('%p after distress gets calm words, and nothing of classes', (message, before) => {
  const given = answer(message, [before]);
  expect(given.rule).toBe('distress');
  expect(given.text).toMatch(/10111.*0800 428 428.*\+27 11 555 0100/);
  expect(given.text).not.toMatch(/class|trial|price|shop|membership/i);
});

it('who asks something after distress gets the answer to it', () => {
  const before = ['my husband hits me'];
  expect(answer('where are you', before).text).toMatch(/You will find us at: Test hall, Sandton/);
  expect(answer('how much is a private session?', before).text).toContain('R500');
  expect(
    answer('thanks', [...before, 'ok', 'when is boxing', 'how much is it', 'is there parking'].slice(-4)).rule,
  ).toBe('small-talk');
});

it('an order is told by its number', () => {
  const order = { orderNumber: 'SC-0000-0000-0000-0001', status: 'Shipped' };
  expect(answerTo('where is my order SC-0000-0000-0000-0001', [], { ...knowledge, order }).text).toMatch(
    /0001: shipped/,
  );
  // As the assistant has asked for it.
  const [before, number] = [['where is my order'], 'SC-0000-0000-0000-0001'];
  expect(answer('where is my order').text).toContain('Give me the order number');
  expect(answerTo(number, before, { ...knowledge, order }).text).toMatch(/0001: shipped/);
  expect(answerTo(`${number} please`, [], { ...knowledge, order }).text).toMatch(/0001: shipped/);
  expect(answerTo(number, before, { ...knowledge, order: null }).text).toMatch(/find no order with that number/);
  expect(answerTo(`refund order ${number}`, [], { ...knowledge, order }).rule).toBe('apology');
});

it('until the questions are loaded it says so, but helps who is in distress', () => {
  const loading = { ...knowledge, questions: undefined };
  expect(answerTo('hi', [], loading).rule).toBe('loading');
  expect(answerTo('he is going to kill me', [], loading).rule).toBe('distress');
});

it('whether a place is safe is no question about sparring', () => {
  expect(answer('is it safe', ['is there parking']).text).toContain('Parking is free');
  expect(answer('is it safe', ['where are you']).rule).toBe('apology');
  expect(answer('is it safe', ['what is krav maga']).text).toContain('Nobody has to spar');
});

it('two words nobody knows go on with nothing', () => {
  expect(answer('qqqq zzzz', ['What equipment should I bring?']).rule).toBe('apology');
  expect(answer('and boxing?', ['when is krav maga']).rule).toBe('live');
});

it('without live data it claims nothing of it', () => {
  const { facts, now, questions } = knowledge;
  const bare = { facts, now, questions };
  expect(answerTo('when is the next boxing class', [], bare).text).not.toMatch(/\d\d:\d\d/);
  expect(answerTo('who teaches boxing', [], bare).text).toContain('Instructors page');
  expect(answerTo('is the gi in stock', [], bare).text).not.toMatch(/in stock, \d/);
  expect(answerTo('when does the next course start', [], bare).text).toContain('R1200');
});

it('of the practical side it says what the owner says, and nothing where the owner says nothing', () => {
  const silent = { ...knowledge.facts.answers, watching: '', healthConditions: '' };
  const quiet = { ...knowledge, facts: { ...knowledge.facts, answers: silent } };
  for (const asked of ['can i watch a class first', 'i have asthma, can i train']) {
    expect(answerTo(asked, [], knowledge).rule).toBe('school');
    expect(answerTo(asked, [], quiet).rule).toBe('apology');
  }
  const own = { question: 'Can I watch a class first?', answer: 'On Saturdays.' };
  expect(answerTo('can i watch a class first', [], { ...knowledge, questions: [own] }).text).toBe('On Saturdays.');
});

it.each([
  ['that boxing class nearly killed me haha when is the next one', /Boxing Fundamentals/],
  ['my 12 yo gets bullied at school', /because of bullying.*Teen Program/],
  ['how do i get to you with the gautrain', /Gautrain.*Test hall/],
  ['can i return gloves that are too small', /within seven days/],
  ['what happens with my personal information', /Privacy Policy/],
  ['do you teach how to escape a choke', /Krav Maga/],
  ['who is the head instructor', /Adriaan Storm/],
  ['how many calories do i burn in a class', /do not know/],
  ['we offer SEO with a 50% discount', /do not know/],
  ['my daughter is 8 and has asthma, can she join', /ask your doctor first/],
  ['hello do you have krav and where are you', /welcome.*offer Krav Maga.*Test hall/],
  ['knife defence', /That is what Krav Maga is for/],
  ['intermediate krav times', /^(?!.*(Fundamentals|Essentials)).*Next: /],
  ['do i need to be a member to use the gym', /do not know/],
  ['is daar parkeerplek', /Parking is free/],
  ['please cancel order SC-0000-0000-0000-0001', /order number.*call us/],
  ['i want to cancel my order', /order number.*call us/],
  ['what is on next week monday', /^On Monday 30 Nov: /],
  ['what is on friday', /^On Friday 27 Nov: /],
  ['any class on 16 dec', /closed on Wednesday 16 Dec/],
  ['is the parking safe at night', /Parking is free/],
  ['my email is naledi@example.com please send me info', /^Thank you\. Someone/],
])('%p', (message, expected) => expect(answer(message).text).toMatch(expected));

it.each([
  ['do you deliver to namibia', true],
  ['do you deliver overseas', true],
  ['do you deliver to east london', false],
  ['can you deliver to us', false],
])('%s: whether that is outside South Africa is %s', (message, isAbroad) => {
  const { text } = answer(message);
  expect(text).toMatch(/At the checkout you choose/);
  expect(text.startsWith('Outside South Africa?')).toBe(isAbroad);
});

it('who teaches a class, and when, it says where the schedule names the coach', () => {
  const days = knowledge.days!.map((day) => ({
    ...day,
    classes: day.classes.map((one) => ({
      ...one,
      instructor: one.className.startsWith('Boxing') ? 'Thabo Dube' : 'Adriaan Storm',
    })),
  }));
  const named = { ...knowledge, days };
  const say = (message: string, before: string[] = []) => answerTo(message, before, named).text;
  expect(say('is coach thabo teaching on thursday')).toMatch(/26 Nov: Boxing Competition Training 18:00–19:15\. All/);
  expect(say('does coach thabo teach tomorrow evening')).not.toMatch(/BJJ/);
  expect(say('which days does he teach', ['who is thabo'])).not.toMatch(/Krav|BJJ/);
  expect(say('who is taking krav on monday lunch')).toMatch(/Krav Maga Fundamentals with Adriaan Storm 12:00/);
  expect(answer('which days does he teach', ['who is thabo']).text).not.toMatch(/BJJ/);
  const afternoon = { ...named, now: { ...named.now, minutes: 22 * 60 } };
  expect(answerTo('is coach thabo teaching today', [], afternoon).text).toMatch(
    /no further class with Thabo Dube today/,
  );
});

it('a class that staff add is offered from then on', () => {
  const yoga = { ...knowledge, questions: [{ question: 'Do you have yoga?', answer: 'Yes, on Sundays.' }] };
  expect(answerTo('do you do yoga', [], yoga).text).toBe('Yes, on Sundays.');
});

const belts: KnownQuestion = { question: 'Which colours do belts have?', answer: 'White first, in our school.' };
const guard: KnownQuestion = {
  question: 'Is there a scoreboard?',
  answer: 'Beside the mats; the school has a trampoline too.',
};
const mats: KnownQuestion = { question: 'Are the mats washed?', answer: 'Every day in our school.' };

it.each<[message: string, question: KnownQuestion | undefined]>([
  ['what colours are the belts', belts],
  ['scoreboard', guard],
  ['trampoline?', guard],
  ['do you wash mats', mats],
  ['school', undefined],
  ['have you open first', undefined],
  ['the', undefined],
  ['', undefined],
  ['belts of unheard things elsewhere', undefined],
])('%p finds %j', (message, question) => {
  const found = searchFaqs(message, [belts, guard, mats]);
  expect(found.is === 'one' ? found.question : undefined).toBe(question);
});

it('several that fit alike are offered as questions', () => {
  const questions = [
    { question: 'Can members hire a locker?', answer: 'Yes.' },
    { question: 'Can members hire a judge?', answer: 'No.' },
  ];
  const given = answerTo('members hire what?', [], { ...knowledge, questions });
  expect(given.rule).toBe('offered');
  expect(given.suggestions).toEqual(questions.map(({ question }) => question));
});

it.each([
  ['wat kos dit', 'what cost it'],
  ['Hoeveel kos die membrship?', 'how much cost die membership'],
  ['boxxing 2moro', 'boxing tomorrow'],
  ['jiu-jitsu', 'bjj'],
  ['6yr old', '6 years old'],
  ['how boring', 'how boring'],
])('%p is understood as %p', (said, meant) => expect(understood(said)).toBe(meant));

it.each([
  ['boxxing', 'boxing', true],
  ['ofer', 'offer', true],
  ['recieve', 'receive', true],
  ['foxing', 'boxing', false],
  ['cat', 'can', false],
])('%p for %p: %p', (typed, known, isMeant) => expect(isNear(typed, known)).toBe(isMeant));

it.each([
  ['hi', true, ''],
  ['Hi! How much?', true, 'How much?'],
  ['good morning all, are you open', true, 'are you open'],
  ['hiking', false, 'hiking'],
  ['oh hello', false, 'oh hello'],
])('%p greets: %p, and says %p', (message, isGreeting, rest) =>
  expect(withoutGreeting(message)).toEqual({ isGreeting, rest }),
);

it.each(['a', 'a ', 'ab cd ', '@', 'krav ', 'my ', '?', 'é', 'what is the ', '\u0301', '\n', 'hi ', "'", 'he my ex '])(
  'a long message of %p costs time in proportion to its length',
  (part) => expect(growsInProportion(part, process, (message) => answer(message, [message]))).toBe(true),
);
