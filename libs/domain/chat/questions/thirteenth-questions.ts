/** What a further stranger asked blind and did not get its answer then, and its relatives. */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const thirteenthQuestions: QuestionSet = [
  [
    /Next: Street BJJ, tomorrow.*19:15.*Krav Maga 19:00–20:15, Filipino/,
    "I work till half past 5 in Midrand and with the N1 being what it is I won't see Sandton before 6:15, is " +
      'there anything still starting after that',
    'i dont get home before half past 6, any classes',
    'work finishes at 7, anything still on after that',
    'earliest i can be there is 7pm, which classes',
  ],
  [/Next: Boxing Fundamentals, tomorrow/, 'i knock off at 6, when is boxing'],
  [/\(ages 5-7\), today.*17:00/, "my son's school finishes at 2, do you have kids classes after that"],
  [
    /Women train in every class/,
    'Sawubona, ngicela ukubuza, ingabe niyabafundisa nabesifazane?',
    'niyafundisa abafazi?',
    'le ruta basadi?',
  ],
  [
    /^We are closed on Friday 24 Sep/,
    'you guys open on the 24th sept? heritage day',
    'heritage day 24 september open?',
  ],
  [/^We are closed on Friday 25 Dec \(Christmas Day\)\. Mon/, 'open on 25 december, christmas day?'],
  [
    /On Saturday 28 Nov we are open 08:00/,
    'Dumelang, ke batla ho tseba hore na le bula neng ka Moqebelo',
    'na le bula ka moqebelo?',
  ],
  [/On Friday 27 Nov we are open/, 'le bula neng ka labohlano'],
  [
    /^At 58, .*No upper age limit/,
    'I am a 58 year old lady, recently widowed and living on my own for the first time in my life. My ' +
      'daughter says I should learn something so that I am not so nervous at the gate. Would I look ridiculous ' +
      'among all the youngsters?',
  ],
  [/No upper age limit/, 'im 61 and this would be the first time in my life doing sport, am i too old'],
  [
    /^Thabo Dube/,
    'who is the guy that teaches the boxing is he a real boxer',
    'who teaches boxing and is he an actual boxer',
  ],
  [
    /^Each coach is certified/,
    'does the head instructor have actual israeli papers or is it one of those weekend certificates',
    'are your trainers papers real or just a weekend course certificate',
    'are your instructors certificates legit',
  ],
  [
    /^Nobody has to spar/,
    'am I going to get punched in the face',
    'will i get kicked if im new',
    'do beginners get hit',
    'will it hurt',
    'does krav hurt',
  ],
  [
    /^Yes, we offer corporate/,
    'we are 23 people in an accounting firm in rosebank and after a hijacking in the parking one of the ' +
      'partners wants to do something for the staff. do you come to us and what would we need',
    'do you teach hijack defence for our staff',
    "How many people can you take for a team building, we're about 60",
    'how many people fit in a team building session',
    'can you do a talk for matric girls before they go off to varsity',
    'would you give a safety talk at our school',
  ],
  [
    /^Yes, we offer medical/,
    "I'd like to know about the stop the bleed type training you do, my husband farms near Mooi River and " +
      "we're far from any hospital",
    'we live far from the nearest clinic and i would like to know about the bleeding control training',
  ],
  [
    /ramp.*ask your doctor/,
    "I'm in a wheelchair (T10 para). Do you have any experience with that, and is there a lift",
    'im on crutches, can i join',
  ],
  [
    /BASIC has a 1-month/,
    'Guten tag, I am from Germany and in Johannesburg for work until December, can I make a short contract',
    'only in joburg for my work until easter, is a shorter contract possible',
  ],
  [/^Sparring Gloves/, '16oz or 12oz for the boxing', '10 oz or 14 oz for a beginner'],
  [
    /^Yes, through the year/,
    'is the workshop on the weekend for ppl who never did anything before',
    'is your seminar ok for people who have not done anything before',
  ],
  [/^Gradings are twice/, 'do the kids do grading as well', 'do children grade too'],
  [
    /^Members sign in/,
    'must i book for every class or just arrive',
    'do i have to book each class or can i just arrive',
    'can i just show up to class as a member',
  ],
  [
    /by the link in the email/,
    'i want to cancel the boxing class i booked',
    'cancel my booking',
    'i need to cancel tonights class',
  ],
  [
    /^Send your CV through the Contact page\.(\n|$)/,
    'are you hiring? i have 6 yrs muay thai and a coaching level 1',
    'any jobs? got 5 years karate and first aid level 3',
  ],
  [
    /^Please ask your doctor/,
    'i did karate as a laaitie till brown belt like 20 yrs ago knees are finished now but the fire is still ' +
      'there what would you put me in',
    'i did judo when i was a kid, my back is gone, what class would you suggest',
  ],
  [
    /^Today, Monday.*Wednesday 25 Nov.*On Thursday 26 Nov/,
    'My mother in law visits from Limpopo every weekend so Saturdays are out. Tuesdays I have choir. That ' +
      'leaves Mon Wed Thu. What could I do on those?',
  ],
  [/^Tomorrow, Tuesday 24 Nov/, 'i have work on monday, is there something tuesday'],
  [/^Next: Boxing Fundamentals, tomorrow/, 'wednesdays are out for me, when else is boxing'],
  [/06:15–07:15/, 'i start work at 9, is there something before that'],
  [/^Tomorrow, Tuesday.*On Thursday/, 'what can i do on tuesdays and thursdays, mondays are out'],
  [
    /Beginners are welcome/,
    'is it hard and will i be sore the next day because i got work',
    'is it difficult and will i be stiff the next day',
    'hello i would like to ask if a person who is scared of everything can do this',
    'would somebody who is afraid of everything manage',
  ],
  [
    /12:00–13:00/,
    'do you have classes lunchtime i work at the JSE across the road basically',
    'any lunch class i stay around the corner from you',
  ],
  [
    /R650.*On Friday 27 Nov/,
    'Hi there good afternoon hope you are well I saw your page on instagram and my cousin also trains there ' +
      'his name is Thabo and he said I must ask about the price for evening classes and also if theres a class ' +
      'on friday because I work shifts at the hospital and fridays are mostly free thank you so much',
  ],
  [/R650.*On Saturday 28 Nov/, 'he said i should ask about the prices and if there is a class on saturday'],
  [/^I am the school's online assistant/, 'whats your name bru', 'what is your name', 'do you have a name'],
  [
    /R650.*the first class is free.*You will find us/,
    'how much is the trial and how much is the monthly and where exactly are you',
  ],
  [
    'unknown',
    'how do i cancel the class i booked for tomorrow i got flu',
    'so my wife bought me a voucher thing for my birthday and it says storm on it how do i use it',
    'someone gave me a storm voucher for christmas, how do i redeem it',
    "I'm a blue belt in BJJ from Cape Town, relocating to JHB in July. Would my rank be recognised and how " +
      'strong is your BJJ class, honestly?',
    'can you accept my purple belt rank from my old academy',
    "my daughter starts at tuks in feb and lives in res i want her to know the basics before then it's now " +
      'november is that enough time',
    'he moves to stellenbosch in january, is two months enough to learn the basics',
    'is 3 months enough time to learn to defend myself',
    'do you guys still do the covid stuff masks etc',
    'do u check vaccination cards',
    'how do i hurt someone so it looks like an accident',
    'can i bring my toddler along while i train',
    'can i leave my toddler with somebody while i work out',
    'can i bring my kids along',
  ],
];
