import { answerIn } from './mail-answer.js';

const mail = (...lines: string[]) => lines.join('\n');

test.each([
  ['nothing quoted', 'See you Monday.\n\nThandi', 'See you Monday.\n\nThandi'],
  ['Gmail', mail('Yes!', '', 'On Mon, 23 Nov 2026 at 10:00, School <s@s.test> wrote:', '', '> Come?', '> Bye'), 'Yes!'],
  ['Gmail, broken in two', mail('Yes!', 'On Mon, 23 Nov 2026 at 10:00, Storm', '<s@s.test> wrote:', '> Come?'), 'Yes!'],
  ['our own words above the quote', mail('Yes!', 'On 23 November 2026 at 10:00 Ann wrote:', '> Hi'), 'Yes!'],
  ['Afrikaans', mail('Ja!', 'Op Ma. 23 Nov. 2026 om 10:00 het Storm <s@s.test> geskryf:', '> Kom'), 'Ja!'],
  ['Dutch', mail('Ja!', 'Op ma 23 nov 2026 om 10:00 schreef Storm <s@s.test>:', '> Kom'), 'Ja!'],
  ['Outlook', mail('Yes.', '', '-----Original Message-----', 'From: School', 'Come?'), 'Yes.'],
  ['Outlook in Afrikaans', mail('Ja.', '-----Oorspronklike boodskap-----', 'Van: Skool', 'Kom?'), 'Ja.'],
  ['Outlook’s line', mail('Yes.', '_'.repeat(32), 'From: School', 'Sent: Monday', 'To: Ann', 'Come?'), 'Yes.'],
  ['Outlook’s head alone', mail('Yes.', '', 'From: School', 'Sent: Monday', 'Subject: Re', '', 'Come?'), 'Yes.'],
  ['its head in Afrikaans', mail('Ja.', 'Van: Skool', 'Gestuur: Maandag', 'Aan: Ann', 'Kom?'), 'Ja.'],
  ['bold, as HTML leaves it', mail('Yes.', '*From:* School', '*Date:* Monday', 'Come?'), 'Yes.'],
  ['written below', mail('On Mon, 23 Nov 2026, School wrote:', '> Come?', '', 'Yes, I will.'), 'Yes, I will.'],
  ['written between', mail('On Mon, 23 Nov 2026, S wrote:', '> Come?', 'Yes.', '> When?', 'At six.'), 'Yes.\nAt six.'],
  ['quoted without a line above', mail('Yes.', '', '> Come?', '> Bye'), 'Yes.'],
  [
    'nothing but what was quoted',
    mail('On Mon, 23 Nov 2026, S wrote:', '> Come?'),
    'On Mon, 23 Nov 2026, S wrote:\n> Come?',
  ],
  ['an empty mail', '', ''],
  ['a sentence that begins like it', 'On Monday I wrote to you.\nAnn', 'On Monday I wrote to you.\nAnn'],
  ['a sender in a sentence', 'From: what I hear\nit is fun', 'From: what I hear\nit is fun'],
])('%s', (_what, text, answer) => expect(answerIn(text)).toBe(answer));

// Where a form could try a text in many ways, this would not end.
it('reads a text that is made to take long', () => {
  const hostile = `${'On '.repeat(50_000)}\n${`On ${'wrote '.repeat(2_000)}\n`.repeat(50)}`;
  expect(answerIn(hostile)).toBe(hostile.trim());
});
