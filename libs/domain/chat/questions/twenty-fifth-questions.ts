/** About a coach who was named, the eve of a holiday and guards: found by asking as visitors would, and not blind. */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const twentyFifthQuestions: QuestionSet = [
  [
    /Adriaan Storm.*Twenty years of Krav Maga/,
    'who is the head coach > how long has he been training',
    'who is the head coach > how long has he been training > is he a black belt',
    'what does your head instructor have for experience',
    'i want to train with adriaan, how long has he been doing krav',
  ],
  [/Twenty years of Krav Maga\. Each coach is certified/, 'what qualifications does the head instructor have'],
  [
    /Prisha Naidoo.*Brown belt/,
    'what belt is the bjj coach',
    'tell me about prisha',
    'who is your bjj coach > what is her background',
  ],
  [/Thabo Dube.*Fought as an amateur/, 'who teaches boxing > has he ever fought', 'is thabo experienced'],
  [/Each coach is certified/, 'what qualifications do your coaches have'],
  [/Thursday 24 Dec/, 'is there a class on christmas eve', 'are you open xmas eve'],
  [/Thursday 31 Dec/, 'are you open new years eve'],
  [/Friday 25 Dec/, 'open on xmas day?'],
  [/protective-tactics training/, 'do you train security guards > how much per person'],
  [/BASIC is R650/, 'we are a company of 20 people and want training > how much is membership for myself'],
  [/BASIC is R650/, 'ek wil graag by julle kom oefen wat kos dit'],
];
