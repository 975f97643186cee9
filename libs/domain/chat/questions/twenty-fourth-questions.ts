/**
 * What a twenty-fourth stranger asked blind of what the site publishes, in other words: it was unknown then, or
 * answered beside it.
 */
import type { QuestionSet } from '#libs/domain/chat/questions/asked-questions';

export const twentyFourthQuestions: QuestionSet = [
  [
    /BASIC is R650/,
    'lol no but seriously how much is it',
    'ok anyway what does it cost',
    'are you a robot > ok but serious how much is it',
  ],
  [
    /Call us on \+27 11/,
    'sorry i lost your number whats it',
    'what email must i use',
    'what is your whatsapp number again',
  ],
  [/Nobody has to spar/, 'do you have sparring'],
  [/BASIC is R650.*family price/, 'what would it cost a pensioner', 'how much for a student'],
  [/I answer in English\. Classes are in English\. Several coaches also speak Afrikaans/, 'praat julle afrikaans'],
  [
    /Come in all the same/,
    'im running late might be there 10 min after',
    'stuck in traffic, can i still join the class',
    'i will be 15 minutes late for the 6pm',
    'what if im a bit late',
  ],
  [/We do not hire out the hall/, 'can i rent your dojo on sundays for our yoga group', 'do you hire out the venue'],
  [/Forgot your password/, 'cant log in says invalid password', 'it says wrong password what now'],
  [
    /sorry to hear that.*\+27 11.*Leave your name/,
    'I want to lodge a complaint about one of your coaches',
    'the lady at the desk was very rude to me',
  ],
  [
    /Corporate Clients page/,
    'who have you trained before',
    'Which schools have you worked with?',
    'do you have references',
  ],
  [/We may ask for a letter from a doctor/, 'do u need a dr letter', 'must i bring a doctors note'],
  [
    /call an ambulance/,
    'so who pays the ambulance',
    'what happens if i get hurt in class',
    'what if my son breaks his arm',
  ],
  [/We never sell it.*12 months/, 'do you sell my data', 'how long do u keep this chat'],
  [/withdraw your consent/, 'i saw my childs photo on your facebook and i never gave permission'],
  [
    /^While you are pregnant we ask you to wait/,
    'my boyfriend signed us both up for the trial and im 14 weeks preg',
    'can i train while pregnant',
  ],
  [/^Children with ADHD or autism are welcome/, 'my daughter is 10 and autistic', 'he has adhd will he cope'],
  [
    /^Please ask your doctor first, and tell us before your first class\.$/,
    'im deaf, can i do the classes',
    'i have a bad knee',
  ],
  [/^There is a ramp/, 'I use a wheelchair. Is your venue accessible'],
  [
    /^(?!.*(Little|Kids)).*Filipino Blades 19:45–20:45\. /,
    'what time is the last class on thursdays',
    'last class thu',
  ],
  [/On Wednesday 25 Nov: Beginner Course: Essentials 18:00–20:30\. /, 'what time does the last class end on a wed'],
  [/^(?!.*16 Dec).*25 Dec.*26 Dec.*1 Jan/, 'when do you close for xmas', 'are you closed over christmas'],
  [/R4250 in all/, 'beginner course > total cost for the whole thing?', 'what is the beginner course altogether'],
  [/it is PREMIUM\. PREMIUM is R1250/, 'whats the diff between standard and premium > so if i wanna do boxing AND bjj'],
  [/Book Store/, 'how do i buy battle ready'],
  [/^No, we have no other branch/, 'do you have a branch in pretoria or the east rand', 'any other locations?'],
  [/Twice a week is enough/, 'will i lose weight if i come twice a week', 'how long until we see a difference'],
  [
    /Yes, we offer corporate training/,
    'do you do team building > do people need gym clothes or can they come in work clothes',
    'we are a high school in randburg, do you train learners > is there a minimum number of learners',
    'can you train our teachers > can u do it at our school on a saturday',
  ],
  [/Adriaan Storm/, 'is adriaan still there'],
  [
    'unknown',
    'can i freeze my membership > do i still pay while its frozen',
    'can i pause it > 5 weeks is more than 30 days though',
  ],
];
