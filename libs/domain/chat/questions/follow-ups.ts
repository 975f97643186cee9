/** Messages that only what was said before makes clear. */
import type { QuestionSet } from './asked-questions.js';

export const followUps: QuestionSet = [
  [
    /Friday.*Boxing.*12:00|Boxing.*Friday.*12:00/s,
    'when is the next boxing class > and on friday?',
    'boxing on tuesday > friday?',
    'is there boxing tomorrow > what about friday',
    'boxing times > en vrydag?',
  ],
  [
    /BJJ.*19:15/s,
    'when is the next boxing class > and bjj?',
    'is there boxing tomorrow > and jiu jitsu?',
    'krav maga times > what about bjj',
  ],
  [
    /closed.*Sunday|Sunday.*closed/is,
    'are you open on saturday > and sunday?',
    'saturday hours > what about sundays',
    'what time do you close > on sunday?',
    'are you open today > and on sundays',
  ],
  [
    /Saturday.*08:00.*13:00/s,
    'are you open on sunday > saturday?',
    'opening hours > and saturdays',
    'are you open tomorrow > and on the weekend',
  ],
  [
    /R1250/,
    'how much is basic > and premium?',
    'what does standard cost > what about premium',
    'hoeveel is basic > en premium',
  ],
  [/R950/, 'how much is basic > and standard?', 'premium price > and the standard one'],
  [
    /R1200/,
    'when does the next beginner course start > how much is it',
    'tell me about the beginner course > what does it cost',
    'how long is the beginner course > and the price?',
    'next beginner course date > how much',
  ],
  [
    /7 Dec|Foundation|16 Jan/,
    'how much is the beginner course > when does it start',
    'tell me about the beginner course > when is the next one',
  ],
  [/R500/, 'do you do private lessons > how much', 'can i get 1 on 1 training > what does that cost'],
  [/Training Gi.*M/s, 'how much is the gi > do you have it in medium', 'is the gi in stock > which sizes'],
  [/R899/, 'is the gi in stock > how much is it', 'do you sell a gi > price?'],
  [/Mouth Guard/, 'do you have shin guards > and mouth guards?', 'how much is the gi > and a mouth guard'],
  [/start at 5|from (the age of )?5/i, 'do you take 6 year olds > and 4 year olds?', 'my son is 6 > his sister is 3'],
  [
    /Junior Defenders/,
    'do you take 6 year olds > and 9 year olds?',
    'my son is 13 > my other son is 10',
    'do you have kids classes > he is 9',
  ],
  [
    /Little Warriors.*17:00/s,
    'my son is 6 > what time is his class',
    'classes for a 6 year old > when',
    'do you take 5 year olds > what days',
  ],
  [/Storm/, 'who teaches boxing > and krav?', 'when is krav maga > who teaches it'],
  [/Dube/, 'when is the next boxing class > who is the coach', 'who teaches krav > and boxing'],
  [/Parking is free/, 'where are you > is there parking', 'are there showers > and parking?'],
  [/showers/i, 'is there parking > and showers?', 'where are you > change rooms?'],
  [/not offer karate/i, 'do you have bjj > and karate?', 'do you do boxing > what about karate'],
  [
    /Krav Maga.*Thursday.*19:00|Thursday.*Krav Maga.*19:00/s,
    'when is krav maga > and thursday?',
    'krav maga times > do you have it on thursdays',
  ],
  [/Boxing Fundamentals.*18:00/s, 'what classes are there today > and tomorrow?', 'is there a class today > tomorrow?'],
  [/Test hall/, 'how much is membership > where are you', 'what are your opening hours > and the address?'],
];
