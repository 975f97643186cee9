/** A school for the tests of the assistant, on a Monday morning at nine, with the eighteen built-in questions. */
import { fallbackFaqs } from '#libs/domain/chat/fallback-faqs';
import { BIASES, WEIGHTS } from '#libs/domain/chat/intent-weights';
import { recogniserOf } from '#libs/domain/chat/intent-score';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { classDates, type WeeklyClass } from '#libs/domain/schedule/class-dates';
import { isWeekday } from '#libs/domain/schedule/weekdays';

const school = {
  name: 'Storm Test Academy',
  venue: 'Test hall, Sandton',
  phone: { display: '+27 11 555 0100' },
  whatsapp: { display: '+27 82 555 0100' },
  email: 'info@storm.test',
};
const weekday = { opens: '06:00', closes: '21:00' };
const hours = {
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday: { opens: '08:00', closes: '13:00' },
  Sunday: null,
};
const prices = {
  basic: 'R650',
  standard: 'R950',
  premium: 'R1250',
  registrationFee: 'R350',
  privateSession: 'R500',
  fivePrivateSessions: 'R2250',
  smallGroupFrom: 'R750',
  courseMonthly: 'R1200',
  courseJoiningFee: 'R650',
  courseInAll: 'R4250',
  ebook: 'R79.99',
};
const commitmentMonths = { basic: 1, standard: 3, premium: 6 };

export const facts: Knowledge['facts'] = {
  school,
  hours,
  prices,
  commitmentMonths,
  course: { weeks: 12, months: 3 },
  deliveryOptions: [
    { name: 'Collect at the school', price: 0, freeFrom: null, isActive: true },
    { name: 'Courier', price: 12_000, freeFrom: 150_000, isActive: true },
    { name: 'Drone', price: 99_000, freeFrom: null, isActive: false },
  ],
  social: { facebook: null, instagram: 'https://instagram.com/storm.test' },
  answers: {
    parking: 'Parking is free, in front of the hall.',
    showers: 'There are change rooms with showers and lockers.',
    whatToBring: 'Wear sports clothes and bring water and a towel. Gloves are lent.',
    ageLimits: 'Children start at 5 in the kids classes; from 16, they train with the adults. No upper age limit.',
    womenOnly: 'Women train in every class. There is no class for women only.',
    paymentMethods: 'You can pay by card or EFT, memberships by debit order. We do not take cash.',
    firstVisit: 'Please arrive 10-15 minutes early. A coach shows you around.',
    discounts: 'Families may ask for a family price.',
    singleClasses: 'We do not sell single classes.',
    watching: 'You are welcome to watch a class.',
    sparring: 'Nobody has to spar, and serious injuries are rare.',
    healthConditions:
      'Please ask your doctor first, and tell us before your first class. While you are pregnant we ask you to wait. ' +
      'Children with ADHD or autism are welcome.',
    gradings: 'Gradings are twice a year.',
    classSize: 'There are usually 8 to 16 people in a class.',
    coaches: 'Each coach is certified, women and men.',
    choosingStyle: 'Most beginners start with Krav Maga.',
    bullying: 'Many children come to us because of bullying.',
    accessibility: 'There is a ramp at the entrance.',
    gettingHere: 'It is 15 minutes by car from the Gautrain station.',
    loadShedding: 'We train through load-shedding.',
    vouchers: 'Yes, we have gift vouchers.',
    parties: 'We arrange private workshops for parties. We do not hire out the hall.',
    onlineClasses: 'No, we do not teach online.',
    medicalAid: 'No, medical aids do not pay for classes.',
    jobs: 'Send your CV through the Contact page.',
    lateArrival: 'Come in all the same.',
    languages: 'Classes are in English. Several coaches also speak Afrikaans.',
    progress: 'Twice a week is enough to make progress.',
    courseContent: 'The course teaches how to get out of grabs. You may carry on with a membership.',
    privateLessons: 'Private lessons are at the school; at your home on request.',
    corporateTraining: 'We come to you, for 8 to 60 people.',
  },
};

const WEEK = `
Monday 06:15 07:15 All Levels|Boxing for Fitness
Monday 12:00 13:00 Beginner|Krav Maga Fundamentals
Monday 17:00 17:45 Beginner|Little Warriors (ages 5-7)
Monday 18:00 20:30 Beginner|Beginner Course: Essentials
Tuesday 09:00 12:00 All Levels|Private Lessons (by appointment)
Tuesday 16:30 17:30 Beginner|Junior Defenders (ages 8-11)
Tuesday 18:00 19:15 Beginner|Boxing Fundamentals
Tuesday 19:15 20:30 All Levels|Street BJJ
Wednesday 06:15 07:15 All Levels|Krav Maga Conditioning
Wednesday 12:00 13:00 All Levels|Boxing for Fitness
Wednesday 17:00 17:45 Beginner|Little Warriors (ages 5-7)
Wednesday 18:00 20:30 Beginner|Beginner Course: Essentials
Wednesday 19:00 20:15 Intermediate|Street BJJ
Thursday 16:30 17:30 Beginner|Teen Program (ages 12-15)
Thursday 18:00 19:15 Advanced|Boxing Competition Training
Thursday 19:00 20:15 All Levels|Krav Maga
Thursday 19:45 20:45 Intermediate|Filipino Blades
Friday 06:15 07:15 All Levels|Street BJJ
Friday 12:00 13:00 All Levels|Boxing for Fitness
Friday 17:30 18:30 Beginner|Kali Stick Fighting
Friday 18:30 19:45 Advanced|Krav Maga Sparring
Saturday 08:00 09:00 Beginner|Boxing Fundamentals
Saturday 09:00 10:00 Intermediate|Kids Sparring (ages 8-15)
Saturday 10:00 11:30 All Levels|Krav Maga / BJJ / FMA
Saturday 11:45 12:45 Intermediate|Kali Stick Fighting`;

const classes: WeeklyClass[] = WEEK.trim()
  .split('\n')
  .map((line, id) => {
    const [planned = '', className = ''] = line.split('|');
    const [day = '', startTime = '', endTime = '', ...level] = planned.split(' ');
    if (!isWeekday(day)) throw new RangeError(day);
    return { id, day, startTime, endTime, className, level: level.join(' '), instructor: null };
  });

const product = (name: string, price: number, stock: number, availableSizes: string[] = []) => ({
  name,
  category: 'Gear',
  price,
  stock,
  hasVariableSizes: availableSizes.length > 0,
  availableSizes,
  sizes: [],
});

const HOLIDAYS = [
  { date: '2026-12-16', name: 'Day of Reconciliation' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-26', name: 'Day of Goodwill' },
  { date: '2027-01-01', name: "New Year's Day" },
  { date: '2027-03-26', name: 'Good Friday' },
  { date: '2027-03-29', name: 'Family Day' },
  { date: '2027-06-16', name: 'Youth Day' },
  { date: '2027-09-24', name: 'Heritage Day' },
];

export const knowledge: Knowledge = {
  facts,
  now: { weekday: 'Monday', minutes: 9 * 60, date: { year: 2026, month: 11, day: 23 } },
  recognise: recogniserOf(WEIGHTS, BIASES),
  questions: fallbackFaqs({
    school,
    hours,
    prices: { ...prices, basicMonthly: prices.basic, standardMonthly: prices.standard, premiumMonthly: prices.premium },
    commitmentMonths,
    courseWeeks: 12,
  }),
  closures: HOLIDAYS,
  days: classDates('2026-11-23', '2027-01-17', {
    classes,
    closures: [],
    holidays: HOLIDAYS,
    exceptions: [],
  }),
  products: [
    product('Sparring Gloves 14oz', 74_900, 12),
    product('Hand Wraps 4.5 m', 12_900, 0),
    product('Mouth Guard', 14_900, 31),
    product('Head Guard, Open Face', 64_900, 2),
    product('Shin and Instep Guards', 54_900, 0),
    product('Training Gi', 89_900, 3, ['S', 'M']),
    product('Rubber Training Knife', 22_900, 8),
    product('Rattan Sticks, Pair', 24_900, 8),
  ],
  courses: [
    { name: 'Summer Foundation Course', startDate: '7 December', duration: '12 weeks', placesLeft: 3 },
    { name: 'Summer Foundation Course', startDate: '2027-01-16', duration: '12 weeks', placesLeft: null },
  ],
  instructors: [
    {
      name: 'Adriaan Storm',
      role: 'Head instructor',
      expertise: ['Krav Maga', 'Protective tactics'],
      bio: 'Twenty years of Krav Maga.',
    },
    { name: 'Prisha Naidoo', role: 'BJJ coach', expertise: ['Street BJJ', 'Kids', 'Competition'], bio: 'Brown belt.' },
    { name: 'Thabo Dube', role: 'Boxing coach', expertise: ['Boxing', 'Conditioning'], bio: 'Fought as an amateur.' },
  ],
};
