/** What a sixteenth stranger asked blind and did not get its answer then, and its relatives. */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const sixteenthQuestions: QuestionSet = [
  [/^Parking is free/, 'is there safe parking, my car was broken into at my last gym'],
  [
    /Many children come to us because of bullying/,
    'my kid is being bullied at school in grade 4 and comes home with torn shirts. which class would help him most, ' +
      'and how soon can he start?',
  ],
  [
    /It's a pleasure/,
    "thanks hey you've been a star, enjoy the weekend",
    'dankie julle, have a lekker day',
    'thank you so long, have a good weekend',
  ],
  [
    /online assistant/,
    'are you a robot or is there someone sitting there typing',
    'are you a bot or a real lady answering me',
  ],
  [
    /^(?!.*do not offer karate)/,
    'Daughter 13, very shy, only girl in her last karate class and she hated it. Are there other girls her age?',
  ],
  [
    /^Beginners are welcome/,
    'did karate twenty years ago, do I start from scratch',
    'did judo as a kid, must i begin at the bottom',
  ],
  [/^(?!No, we do not offer)/, 'tell me a joke about a kung fu oke and a minibus taxi'],
  [
    'unknown',
    'whats the difference between kali and escrima and what do you people teach',
    "what's the difference between 12oz and 16oz, which one for bag work and which for sparring",
    "Can I bring my 2 year old along, she'll just sit with her ipad",
    'can i take my baby with, he only sleeps in the pram',
    'Do I need to tell the coach or is that private?',
    "whats the 12 week course cost > can i pay it off > and if i don't like it after week 2?",
    "when's the next grading > I've only been to 18 classes, is it enough > does it cost extra",
    'do you sell vouchers > for a private lesson though not the shop > how long is it valid',
    'how long is a gift voucher valid',
  ],
  [
    /family price/,
    'Are pensioners charged less? I am 67 and my late wife always said I should do something like this',
    'do students pay half price',
  ],
  [
    /Women train in every class/,
    'is it mostly guys? I dont want to be the only girl',
    'is it mainly men there',
    "i'd be the only woman, would that be weird",
  ],
  [
    /^(?!.*(At 20|Children start)).*(tactical firearms|do not know)/,
    'handgun course please > do I need my own firearm > I am 20, is that old enough',
    'handgun, im 20',
  ],
  [/ask your doctor/, 'bipolar and on meds, is that a problem for training'],
];
