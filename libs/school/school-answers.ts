/** What the assistant and the FAQ page say in the owner's words, and the demonstration's until then. */
import { SCHOOL_ANSWERS, type SchoolAnswers } from '#libs/domain/school-facts';
import { facts } from '#libs/school/facts';

export const demonstrationAnswers: SchoolAnswers = {
  parking: 'Parking is free, in front of the club, with a guard at the gate until we close.',
  showers: 'There are change rooms with hot showers and lockers. Please bring your own towel and padlock.',
  whatToBring:
    'Wear comfortable sports clothes and bring water and a towel. We lend new students gloves, pads and ' +
    'a gi, so you do not need your own gear for your first classes. A sports hijab and long sleeves are fine.',
  ageLimits:
    'Children start at 5 in the kids classes, which go up to 15; from 16, they train with the adults. ' +
    'There is no upper age limit: the coaches adapt the training to you.',
  womenOnly:
    'Women train in every class, with men and women as partners. There is no weekly class for women ' +
    'only; a foundation course for women starts once ten have signed up.',
  paymentMethods: 'You can pay by card or EFT; memberships are also paid by monthly debit order. We do not take cash.',
  firstVisit:
    'Please arrive 10-15 minutes early. A coach shows you around, you sign an indemnity form, and then ' +
    'you train with the beginners at your own pace.',
  discounts:
    'There are no standing discounts. When two or more of a family train with us, please ask us for a ' +
    'family price; students and pensioners may ask too.',
  singleClasses:
    'We do not sell single classes: after your free first class you train on a monthly membership. ' +
    'Are you only visiting Joburg? Write to us, and we will see what we can do.',
  watching:
    'Yes, you are welcome to watch a class before you try one: tell the coach when you arrive. ' +
    'Parents may stay and watch the kids classes, or drop their children and fetch them at the end.',
  sparring:
    'Nobody has to spar. You choose how hard your partner works with you, and you may sit out any ' +
    'drill. Sparring is light, with protective gear, under the eyes of a coach. Bruises happen; ' +
    'serious injuries are rare.',
  healthConditions:
    'Please ask your doctor first, and tell us about it before your first class: the coaches adapt ' +
    'most exercises to an injury or illness. While you are pregnant we ask you to wait. Children with ' +
    'ADHD or autism are welcome; talk to the coach beforehand.',
  gradings:
    'Gradings are twice a year, and nobody has to take one. Most people are ready for their first ' +
    'after six to nine months; a black belt takes many years in any style.',
  classSize: 'There are usually 8 to 16 people in a class, men and women of all ages. A third of them are women.',
  coaches:
    'Each of our coaches is certified in the style they teach and trained in first aid, and all who ' +
    'work with children have police clearance. There are women and men among them: see the ' +
    'Instructors page.',
  choosingStyle:
    'Krav Maga is self-defence for everyday situations, Street BJJ fights on the ground, with and ' +
    'without a gi, boxing is striking and fitness, and the Filipino arts use sticks and blades. Most ' +
    'beginners start with Krav Maga; your first class of any style is free.',
  bullying:
    'Many children come to us because of bullying. They learn to stand tall, use their voice, get ' +
    'help and get free, and only then to defend themselves; most are visibly more confident within a ' +
    'term.',
  accessibility: 'The hall is on the ground floor, with a ramp at the entrance and an accessible toilet.',
  gettingHere:
    'By car it is about 15 minutes from the Sandton Gautrain station. The Gautrain bus stops within ' +
    'walking distance on weekdays; in the evening most people come by car or Uber.',
  loadShedding: 'We train through load-shedding: an inverter keeps the lights on.',
  vouchers:
    'Yes, we have gift vouchers for courses, private lessons and gear. Write to us through the ' +
    'Contact page, and we will email you one.',
  parties:
    'For birthdays, bachelorettes and groups of friends we arrange a private workshop: write to us ' +
    'through the Contact page with the date and how many you are. We do not hire out the hall.',
  onlineClasses: 'No, we teach on the mat only, not online.',
  medicalAid: 'No, medical aids do not pay for classes, and you cannot earn or use rewards points with us.',
  jobs:
    'Send your CV through the Contact page and say which style you teach or what work you are looking ' +
    'for. We keep it for when there is an opening.',
  lateArrival:
    'Come in all the same: wait at the edge of the mat until the coach waves you in, and warm up by yourself first. ' +
    'From 15 minutes on, please rather watch that class.',
  languages:
    'Classes are in English. Several coaches also speak Afrikaans, isiZulu or Sesotho and help you in your language.',
  progress:
    'Twice a week is enough to make progress, with a day of rest between. After two to three months most people ' +
    'can get out of common grabs and are clearly fitter.',
  courseContent:
    'The course teaches stance and movement, strikes, getting out of grabs, holds and chokes, getting up from the ' +
    'ground, and awareness on the street and at the car, twice a week in the evening. You get a certificate of ' +
    'attendance, and carry on with a membership if you like.',
  privateLessons:
    'Private lessons are at the school, in the mornings or by arrangement, with a coach of your choice. Two people ' +
    'may share one; at your home or office we teach on request, for an extra charge.',
  corporateTraining:
    'We come to you, or you come to us: a workshop takes two hours to a day, for 8 to 60 people, in normal clothes ' +
    'and without any experience. Please send us the date, the place and the number of people, and we quote within ' +
    'two working days.',
};

/** Questions that came with a later release: the owner has not answered them, and the demonstration must not. */
const NONE = Object.fromEntries(SCHOOL_ANSWERS.map((name) => [name, ''])) as SchoolAnswers;

/** @param own what the owner has said, also in an earlier release */
export function effectiveAnswers(own: Partial<SchoolAnswers> | undefined): SchoolAnswers {
  return own ? { ...NONE, ...own } : demonstrationAnswers;
}

export function schoolAnswers(): SchoolAnswers {
  return effectiveAnswers(facts.ownAnswers);
}
