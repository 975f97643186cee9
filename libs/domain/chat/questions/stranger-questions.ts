// What two strangers to the rules wrote, each by themselves: where the assistant had answered beside the question from
// one word that it knew, and what it had not understood.
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const strangerQuestions: QuestionSet = [
  [
    'unknown',

    'what will your prices be in 2028',

    'do you have a BEE certificate and are you vat registered',
    'we are a school in bryanston looking for someone to do an after school programme',
    'can i become a krav instructor through you',
    'do you have an instructor course, i want to become krav maga instructor',

    'who is the coach for kids > is he married',
    'what do you pay your instructors',
    'can u fetch the kids from school in fourways',
    'will i get a black belt and how long does it take',
    'Please send me your VAT number and company registration',

    'Buy cheap followers instagram 10k for R99 whatsapp me',

    'how many members do you have',

    'nobody answers your phone, third time today',
    'is it legal in SA to stab someone who attacks me in my house',
  ],
  [/by the link in the email/, 'need to cancel my trial for tomorrow something came up', 'how do i cancel my trial'],
  [/Krav Maga Fundamentals.*12:00/, 'Do you have lunchtime classes during the week'],
  [/Parking is free/, 'waar is julle en is daar parkering'],
  [/no class for women only/, 'het julle klasse vir vrouens alleen'],
  [/do not offer karate/, 'doen julle ook karate'],
  [/R650.*R950.*R1250/s, 'Sawubona, ngicela ukwazi ukuthi kubiza malini'],
  [/08:00–13:00/, 'ivula nini i gym ngoMgqibelo'],
  [/pleasure/, 'Ngiyabonga kakhulu', 'thanks shot bru you were a great help'],
  [/Wednesday 25 Nov: Krav/, 'whats on tomorrow > and the day after'],
  [/custom quote/, 'I work at a bank in Sandton > want to do something with my team > about 15 of us'],
  [/custom quote/, 'do you do corporate training > can you come to us in Pretoria > what would it cost for 15 people'],
  [/order number/, 'my order number is 10452 > when will it arrive'],
  [/Little Warriors|Junior/, 'Ninini amakilasi abantwana?', 'sup is there like a teen class'],
  [/open 06:00–21:00/, 'Yebo unjani, nivula nini namuhla'],
  [/first class is free/, 'is the trial really free'],
  [/R350/, 'Is there a joining fee or any hidden costs I should know about?'],
  [/30 days written notice/, 'i want to cancel > how much notice'],
  [/R79.99/, 'Do you have ebooks > are they free'],
  [/first aid/, 'first aid course level 1, do you offer it'],
  [/firearms training/, 'can my wife learn to shoot, shes never held a gun'],
  [/price of that training/, 'Close protection training - what are the requirements and what does it cost?'],
  [/Collect/, 'can i collect from the gym instead of courier', 'can i collect in store'],
  [/Today.*18:00/s, 'what time is krav maga tonite'],
  [/Test hall/, 'Waar is julle neh, ek kom van Centurion af'],
  [/firearms|medical/, 'tactical medical course when is the next one'],
  [/Test hall/, 'Where are you situated'],
  [/06:00–21:00/, 'Wat is julle ure?'],
  [
    /Junior Defenders.*R650/s,
    'hello I would like to know about classes for my daughter she is 9 and also what it costs',
  ],
  [/ages 5 to 15/, 'when is krav maga > and for kids?'],
  [/Today, Monday 23 Nov: Beginner Course/, 'any classes tonight i can join'],
  [/Sparring Gloves/, 'goeie more, het julle bokshandskoene in voorraad'],

  ['unknown', 'thanks but my gloves never came can somebody help'],
  [/Street BJJ/, 'need open mat times for bjj, purple belt here, gi or nogi'],
];
