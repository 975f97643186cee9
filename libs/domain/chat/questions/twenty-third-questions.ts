/**
 * What a twenty-third stranger asked blind and did not get its answer then, and what nobody had asked of the pages of
 * the styles, the book store and the social networks.
 */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const twentyThirdQuestions: QuestionSet = [
  [
    /Yes, we offer corporate training/,
    'We want to arrange self defence training for our female staff > how long does a session like that take',
    'We want to arrange self defence training for our female staff > can you send me a quote please',
    'do u do team building events > whats the max group size',
    'do u do team building events > would it be at your place or ours',
    'do u do team building events > how long is it > can you send a quote',
    "I'm the HR manager and we'd like to arrange self defence training for our staff > Do you have dates in february",
    'we need a workshop for our company > what would something like that cost per head',
  ],
  [/sticks and with the blade/, 'what is kali', 'what is filipino martial arts good for'],
  [/somebody takes you to the ground/, 'what is street bjj exactly', 'can you tell me more about bjj'],
  [/on pads and bags/, 'is the boxing real boxing or just fitness'],
  [/professional close protection/, 'what do you learn in protective tactics'],
  [/stop severe bleeding/, 'tell me about the medical course'],
  [/^Next: Krav Maga Conditioning.*All Levels.*Krav Maga Sparring.*Advanced/, 'is there an advanced krav class'],
  [/Boxing for Fitness.*\(All Levels\)/, 'do you have intermediate boxing'],
  [/^Next: Kali Stick Fighting, Friday.*\(Beginner\)/, 'which stick class is for beginners'],
  [/Street BJJ.*\(All Levels\).*\(Intermediate\)/, 'do you do bjj no gi > what levels'],
  [
    /^Classes marked|Classes marked Beginner or All Levels/,
    'what levels do you have',
    'do they have to be fit on sundays',
  ],
  [
    /Street BJJ, tomorrow, Tuesday 24 Nov, 19:15.*\(All Levels\)/,
    'anything after 7 in the evening > which of those is ok for beginners',
  ],
  [
    /^Our e-book Battle Ready is R79.99/,
    'is there a free sample of the book',
    'what is the ebook about > can i read it on kindle',
  ],
  [
    /^A private session of 1 hour is R500/,
    'we want to do a private session me and my fiance together',
    'how much is a private lesson > are they at your place',
  ],
  [/^Yes, we have gift vouchers/, 'do you sell gift vouchers my brother turns 30 > for how much'],
  [
    /^For birthdays|^We arrange private workshops for parties/,
    'do you do birthday parties > for 12 kids age 8 > how long',
  ],
  [
    /because of bullying.*At 9, the right group/,
    'my daughter is 9 and really shy, been picked on at school. is there something for her',
  ],
  [/no class for women only.*Next: /, 'do you have ladies only classes > what time'],
  [/At 60, you train in the adult classes/, 'my wife and i are in our sixties. what would you suggest for us'],
  [
    /2 classes a week in 1 style/,
    'does the basic plan let me come any day > how many classes can i do',
    'do you have specials > and if i only come once a week',
  ],
  [/Boxing for Fitness 12:00–13:00/, 'do you have classes during the day when my husband is at work'],
  [/^Thabo Dube \(Boxing coach/, 'tell me about thabo'],
  [/https:\/\/instagram\.com/, 'are you on instagram', 'do you guys have a facebook page'],
  [/Home page/, 'where can i read reviews'],
  [/licences the law requires/, 'how much is the firearm course and wat do i need to bring'],
  [/^Next: /, 'is it very rough > is it possible to come during the day'],
  [/Muay Thai or MMA/, 'do you do mma or muay thai'],
  [/ask away/, 'can i ask something private'],
  [/custom quote/, 'Do you come to schools > in march if possible > what do you charge'],
  [/At 13, the right group/, 'is bjj good for a girl of 13 > what day is it'],
  [/^Nobody has to spar/, 'Is it very rough?'],
  [/Thursday 26 Nov: Teen Program/, 'what ages are the kids classes > and what days'],
  [
    /Street BJJ, tomorrow/,
    'I moved up from Durban and used to do a bit of judo at varsity but that was like 12 yrs ago and im quite ' +
      'nervous about walking into a gym full of fit people so I was wondering if theres any BJJ in the evening ' +
      'that I could make',
  ],
  [
    'unknown',
    'I trained with you years ago and want to come back > and must i pay the joining fee again',
    'lost my black hoodie in the changeroom on tuesday anyone hand it in?',
    'is there open mat',
    'I want to learn to shoot > is it safe for a beginner',
  ],
];
