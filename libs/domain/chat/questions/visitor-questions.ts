// What a fourth stranger wrote, of the messages that are answered: what was not understood at first has led to rules.
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const visitorQuestions: QuestionSet = [
  [/1-month/, 'month to month possible?', 'Is there a contract or can I leave whenever?'],
  [/Little Warriors/, 'what age for kids > he only turns 5 in october tho'],
  [/30 days written notice/, 'how do i cancel my membership', 'Hoe kanselleer ek my lidmaatskap', 'notice period?'],
  [
    /Send your CV/,
    'im a qualified boxing coach looking for work in jhb, who do i send my cv to',
    'Do you have any vacancies for a receptionist?',
  ],
  [
    /Nobody has to spar/,
    'will sparring kill me lol',
    'do beginners spar',
    'Will I get hurt in my first class?',
    'is it safe for a 6 yr old, no hitting in the face?',
  ],
  [/55 555|555 0100/, 'Email address please', 'do u have whatsapp', 'Kan ek met n regte mens praat asb'],
  [
    /Test hall/,
    'Do you have branches in Pretoria or Cape Town, or only Sandton?',
    'is there a branch in the south of joburg',
    'where are you',
    'waar is julle presies',
    'nikuphi ngempela eSandton?',
    'Can I get a google maps pin please',
  ],
  [
    /sports clothes/,
    'Do I need a gi for the Street BJJ?',
    'Can I train in normal gym shorts and tshirt or is there a uniform',
    'can I borrow gloves and shin guards for the first few weeks',
    "Hi > I'd like to start krav maga > do I have to buy anything first?",
    'Wat moet ek aantrek vir my eerste les?',
    'My little girl is starting with you next week after doing ballet for three years, so we own about a ' +
      "hundred leotards and not one pair of boxing gloves. She's 7 and tiny. What must she wear to the " +
      'first kids class?',
    'what do i wear for boxing > and for bjj',
    'can i do a free trial > cool and what must i bring',
    'What should I bring along to my first session?',
    'do women train in a sports bra/leggings or is there a dress code',
    'what do i wear',
  ],
  [
    /family price/,
    'Do couples get a better price',
    'My wife and I are both retired, 67 and 70, and we had a break-in at the complex last winter which ' +
      'shook us up a bit. Our neighbour said we should learn some basics from your people. Before we come ' +
      'and have a look, are there any pensioner rates?',
    'student discount?? im at wits',
    'Is there a family discount if my husband and two kids all sign up',
    "My husband nearly killed me with laughing when I said I'm joining krav maga. Do you have a couples rate?",
  ],
  [
    /no class for women only/,
    'ladies only session on a weekend?',
    'Is there a ladies self defence workshop coming up',
    'women only classes?',
  ],
  [
    /R650.*R950.*R1250|PREMIUM is R1250/s,
    'are the kids fees the same as the adult fees?',
    'kids krav price',
    'what does it cost to join',
    'Which plan do I need if I want to do krav AND boxing',
    'How much per month?',
    'ek is al twee keer beroof maar ek is oraait, wil net begin oefen, wat kos n maand?',
    'yimalini ukujoyina?',
    'hoeveel kos dit per maand',
    'how much is it for a teenager of 16 > what about two of them',
    'Hi there, what membership options do you have and what is included in each one?',
    'Kids class times and price please',
    'do i get access to all disciplines with one membership or pay separately for each',
    'prices please',
  ],
  [
    /30 days per year/,
    'I want to cancel my membership > no not cancel rather pause it then, is that possible',
    "Can I freeze my membership for two months? I'm going overseas for work",
    'can i put my membership on hold during exams',
  ],
  [/start at 5/, 'is ek te oud op 63', 'From what age can kids start?'],
  [
    /welcome to watch/,
    'do i have to stay while my kid trains or can i drop and go',
    "Am I allowed to just watch a class first? I'm a bit nervous and want to see what it looks like " +
      'before I jump in.',
    'Can parents watch the kids class',
  ],
  [
    /card or EFT/,
    'can i pay with payfast or eft in the online shop',
    'do you take cash or card',
    'do you accept bitcoin, or barter, i do garden services',
  ],
  [
    /Courier/,
    'Can I collect my order at the gym instead of paying for courier?',
    'Do you deliver to Durban and what does it cost',
    'Do you sell gloves? > how much > can you courier to Polokwane',
    'how long does delivery take and is it free above a certain amount',
  ],
  [/R1250/, 'Is PREMIUM worth it, what do I actually get extra?', 'does premium include private lessons'],
  [
    /do not offer/,
    'Do you offer yoga or pilates for the moms while the kids train?',
    'do you have muay thai',
    'karate classes?',
    'wrestling or judo any of those?',
    'do you do capoeira',
    'Do you teach fencing? My son saw it on the Olympics',
  ],
  [
    /because of bullying/,
    "my laaitie is being bullied at school shame, and the teachers do nothing. He's 9 and very shy. Do " +
      'you have something that would build his confidence and on what days?',
  ],
  [
    /grabs, holds and chokes/,
    'what do you teach against someone choking you from behind',
    'do you use real knives and guns in training or rubber ones',
    "I'm a mom of three and I drive around Joburg alone quite a lot, school runs and so on, and with all " +
      'the smash and grabs I want to feel more prepared. Which of your classes would suit a woman like me ' +
      'best?',
    "Got hijacked in 2019, I'm fine and it's long behind me, but now my daughter is learning to drive " +
      "and I'd like us both to do a course. What do you recommend?",
    'do you teach gun disarms in normal krav',
  ],
  [
    /Beginners are welcome/,
    "I've literally never done any sport in my life except darts at varsity. I sit behind a laptop ten " +
      'hours a day and my doctor told me to move or else. Never done martial arts obviously, can I still ' +
      'come to a normal class?',
    'im overweight like 130kg will i cope',
    'do i need to be fit first',
  ],
  [
    /7 December/,
    'wanneer begin die volgende beginnerskursus en hoeveel kos dit?',
    'I missed the last intro course because I had shingles of all things, and the one before that I was ' +
      "on leave. I really don't want to miss this one too. Is there still space on the next one?",
    'When does the next beginner course start',
  ],
  [/8 to 16 people/, 'how many kids per class and how many coaches'],
  [
    /corporate/,
    'do you do corporate training > for about 60 people > on a saturday possible?',
    'do you train security companies / close protection teams',
    'corporate quote',
    'We are a company of 40 people in Sandton and looking for a team building activity. Do you do ' +
      'corporate self defence sessions?',
    'Can you do a talk and demo on hijack awareness for our employees?',
  ],
  [
    /order number/,
    "my order hasn't arrived > it was two hoodies, ordered on the 3rd",
    'Where is my order? Ordered a week ago and nothing',
    'order number 10482 status pls',
  ],
  [/medical aids do not pay/, 'Does Discovery Vitality cover any of the membership?'],
  [/R1200/, 'how many weeks is the beginners course and on which evenings', 'beginner course price'],
  [/too young/, 'my son is 4 turning 5 in march can he join already'],
  [/link in the email/, 'I booked a trial for Wednesday but something came up at work, how can I move it?'],
  [
    /Free Trial page/,
    'How do I book a free trial and how early should I get there?',
    'Hoe bespreek ek n gratis proefles',
    'Can I just walk in for a trial or must I book',
    'Kan my seun van 7 aansluit?',
    'book me for thursday krav please',
    'is krav maga good for fitness > no ways, and will i lose weight > ok lekker how do i sign up',
    'ngicela ukuzama iclass mahala, ngibhukha kanjani?',
  ],
  [/06:00–21:00/, 'opening hours', 'what time do you guys close'],
  [
    /single classes/,
    'can i just pay per class',
    "Do you do a drop in rate? I travel a lot so a monthly thing doesn't make sense",
  ],
  [
    /R950/,
    'standard or premium if i want to come 4 times a week > and whats the price difference',
    'is the standard membership unlimited classes',
  ],
  [/somebody takes you to the ground/, 'what exactly is street bjj'],
  [/start with Krav Maga/, 'which one is better for a total beginner, krav or bjj'],
  [
    /certified/,
    "Are the kids' coaches vetted? Police clearance, that type of thing?",
    'are your instructors certified and by which organisation',
    'Is there a female instructor',
  ],
  [/R129/, 'how much are the hand wraps'],
  [
    /R500/,
    'one on one cost and how long is a session',
    'privaat klasse prys asb',
    'Do private sessions come in packages of 5 or 10',
    'do you do private lessons',
  ],
  [/Parking is free/, 'Is there safe parking', 'parking cost?', 'where are you based > and parking?'],
  [
    /showers/,
    'do you have showers? > lockers also?',
    'Are there change rooms for ladies and somewhere to lock up my bag?',
    'do you have showers and towels',
  ],
  [/first class is free/, 'free trial for kids also?', 'free trial?', 'is the trial for boxing also or just krav'],
  [
    /do not have/,
    'Is there a sauna or steam room',
    'is there a swimming pool',
    'do you have a creche for my baby while i train',
  ],
  [
    /Gautrain/,
    "I don't have a car at the moment so I'm using the Gautrain and the bus for everything. I stay in " +
      'Midrand and would be coming straight from there in the evenings. How far is your place from Sandton ' +
      'station, can I walk?',
  ],
  [
    /Filipino/,
    'wen is da knife clas',
    'stick fighting what day',
    "I'm dying to try the knife fighting, which day is it",
  ],
  [
    /ask your doctor/,
    "I have a dodgy knee from rugby days, had the op about four years ago and the physio says I'm fine " +
      'for sport. Boxing or Krav, which is easier on the knees?',
    "I had a heart bypass in February and I'm on warfarin. My cardiologist is a bit vague about what I " +
      'may and may not do. Can I do Krav Maga?',
    'I have epilepsy, is it safe for me to spar?',
    'My son has ADHD and is quite a handful, do your kids instructors have experience with that?',
  ],
  [/R249/, 'rattan sticks price?'],
  [/within seven days/, 'Can I swap the shin guards I bought for a smaller size? Still in the packet'],
  [/adult classes/, 'I turn 16 next month, do i go to kids or adults'],
  [/private workshops/, 'Do you do birthday parties for kids?'],
  [/ramp/, 'Is the building wheelchair accessible?'],
  [/Junior Defenders/, 'ingane yami ineminyaka engu-8, ningayithatha?'],
  [/twice a year/, 'Do kids get belts or grades with you?'],
  [/Women train/, 'how many women train there roughly, i dont want to be the only girl'],
  [/do not hire out/, "Do you rent out the hall on Sundays? We're a small church group"],
  [/06:15|08:00/, 'private boxing lessons early mornings, like 6am?'],
];
