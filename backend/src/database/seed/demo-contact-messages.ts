/**
 * Forty messages that invented people have written to the demonstration school. Ages are hours before the first start.
 */
import type { ContactMessageStatus, ResponseType } from '#libs/contracts/contact-message';
import type { DemoStaff } from './seed-colleague.js';

export interface DemoContactMessage {
  from: readonly [fullName: string, phone: string];
  subject: string;
  message: string;
  ageHours: number;
  status: ContactMessageStatus;
  /** How many hours after it came in it was archived. */
  archivedAfterHours?: number;
  /** staff: who answered; the owner unless told. */
  answer?: { by: ResponseType; text: string; afterHours: number; staff?: keyof DemoStaff };
  /** Who sees to it. */
  assignedTo?: keyof DemoStaff;
  /** From now, when they come back to it. */
  followUpInHours?: number;
  suspectedSpam?: true;
}

const DAY = 24;

export const demoContactMessages: readonly DemoContactMessage[] = [
  {
    from: ['Thandeka Mbatha', '+27825550101'],
    subject: 'Free trial this week',
    message:
      'Good morning. I saw that there is a free trial. Can I join the Krav Maga class on Monday evening? I ' +
      'have never trained before.',
    ageHours: 1,
    status: 'unread',
  },
  {
    from: ['Johan Lategan', '+27835550102'],
    subject: 'Is there parking at the club?',
    message:
      'Hi there, I would like to come on Wednesday at 18:00. Is there safe parking, and how early should I be there?',
    ageHours: 3,
    status: 'unread',
  },
  {
    from: ['Priya Reddy', '+27725550103'],
    subject: 'Kids classes for two girls',
    message:
      'My daughters are 6 and 9. Can they train on the same afternoon, and what would the two of them cost a month?',
    ageHours: 5,
    status: 'unread',
  },
  {
    from: ['Lindiwe Zungu', '+27615550104'],
    subject: 'Self-defence evening for our book club',
    message:
      'We are eleven women from Bryanston. Could you offer us one evening of basic self-defence, perhaps on a Friday?',
    ageHours: 9,
    status: 'unread',
    assignedTo: 'colleague',
  },
  {
    from: ['Best Rank Online', '+12125550105'],
    subject: 'First page of every search!!!',
    message:
      'Dear owner, we will bring your site to the top. See https://rank.example/a and ' +
      'https://rank.example/b and https://rank.example/c before Friday.',
    ageHours: 14,
    status: 'unread',
    suspectedSpam: true,
  },
  {
    from: ['Sibusiso Khoza', '+27715550106'],
    subject: 'Injury and training',
    message:
      'I had a knee operation in May. My physio says I can train again, carefully. Which class would you ' +
      'recommend to start with?',
    ageHours: DAY,
    status: 'unread',
    assignedTo: 'owner',
  },
  {
    from: ['Megan Hartley', '+447700900107'],
    subject: 'Visiting from London',
    message: 'I am in Sandton for three weeks from the first. Can I buy a few single BJJ classes without a membership?',
    ageHours: 1.5 * DAY,
    status: 'read',
    assignedTo: 'colleague',
  },
  {
    from: ['Kagiso Molefe', '+27765550108'],
    subject: 'Private lessons',
    message: 'What does a private lesson cost, and do you have a slot on Tuesday or Thursday mornings before 9?',
    ageHours: 2 * DAY,
    status: 'replied',
    answer: {
      by: 'whatsapp',
      text:
        'Hello Kagiso. A private session is R500 for an hour, five are R2250. ' +
        'Tuesday at 07:30 is free. Shall we keep it for you?',
      afterHours: 4,
      staff: 'colleague',
    },
  },
  {
    from: ['Anneke Steyn', '+27845550109'],
    subject: 'Beginner course dates',
    message: 'When does the next beginner course start? I work shifts, so I need to plan ahead.',
    ageHours: 2.5 * DAY,
    status: 'replied',
    answer: {
      by: 'email',
      text:
        'Dear Anneke. The next course and its dates are on our home page. ' +
        'Essential classes are on Mondays and Wednesdays from 18:00 to 20:30.',
      afterHours: 6,
      staff: 'colleague',
    },
  },
  {
    from: ['Zainab Patel', '+27825550110'],
    subject: 'Women in the class',
    message: 'Are there other women in the Krav Maga classes? I would feel more at ease if I were not the only one.',
    ageHours: 3 * DAY,
    status: 'replied',
    answer: {
      by: 'phone',
      text: 'Called her: about a third of the class are women. She comes to watch on Thursday.',
      afterHours: 20,
    },
  },
  {
    from: ['Neo Sithole', '+27735550111'],
    subject: 'Age for boxing',
    message: 'My son is 15 and wants to box. Does he join the teens or the grown-ups?',
    ageHours: 4 * DAY,
    status: 'read',
  },
  {
    from: ['Caroline Whitfield', '+27605550112'],
    subject: 'Corporate training quote',
    message:
      'I work in HR at Egoli Fintech, and there are 40 of us at the office. We would like a half-day ' +
      'workshop on awareness and de-escalation. Please send us a quote.',
    ageHours: 5 * DAY,
    status: 'replied',
    assignedTo: 'owner',
    followUpInHours: 4 * DAY,
    answer: {
      by: 'email',
      text:
        'Dear Caroline. Thank you for asking. We will send you a separate email with the quote for 40 ' +
        'people in two groups.',
      afterHours: 26,
      staff: 'colleague',
    },
  },
  {
    from: ['Tumelo Ramaphosa-Dube', '+27795550113'],
    subject: 'Lost water bottle',
    message: 'I think I left a blue steel bottle on the mat on Saturday. Could you have a look?',
    ageHours: 6 * DAY,
    status: 'replied',
    answer: {
      by: 'whatsapp',
      text: 'Found it! You can pick it up at the front desk.',
      afterHours: 2,
      staff: 'colleague',
    },
  },
  {
    from: ['Hannes Fourie', '+27825550114'],
    subject: 'Freeze my membership',
    message: 'I am abroad for the whole of next month. How do I freeze my membership for that time?',
    ageHours: 7 * DAY,
    status: 'read',
    assignedTo: 'owner',
    followUpInHours: 2 * DAY,
  },
  {
    from: ['Ayanda Ngcobo', '+27835550115'],
    subject: 'Gift voucher',
    message: 'Do you sell vouchers? I would like to give my sister a month of training for her birthday.',
    ageHours: 8 * DAY,
    status: 'unread',
  },
  {
    from: ['Wanjiru Kamau', '+254712345116'],
    subject: 'Instructor training',
    message: 'I teach self-defence in Nairobi. Do you run instructor courses that someone from outside can join?',
    ageHours: 10 * DAY,
    status: 'read',
    assignedTo: 'owner',
  },
  {
    from: ['Rudi Oberholzer', '+27725550117'],
    subject: 'Firearms course',
    message: 'What should I bring to the tactical firearms training? I have my own licensed pistol.',
    ageHours: 11 * DAY,
    status: 'replied',
    answer: {
      by: 'phone',
      text: 'Explained licence, ammunition and the range. He is booking for the last Saturday of the month.',
      afterHours: 30,
    },
  },
  {
    from: ['Fatima Essop', '+27845550118'],
    subject: 'Training clothes',
    message: 'Can I train in a headscarf and long sleeves in the BJJ class?',
    ageHours: 13 * DAY,
    status: 'replied',
    answer: {
      by: 'email',
      text: 'Dear Fatima. Of course. A sports hijab and a long-sleeved rash guard are fine in every class.',
      afterHours: 5,
      staff: 'colleague',
    },
  },
  {
    from: ['Daniel Okafor', '+2348031234119'],
    subject: 'Shipping to Lagos',
    message: 'Can you send the training kit from your shop to Nigeria, and what would it cost?',
    ageHours: 15 * DAY,
    status: 'read',
  },
  {
    from: ['Nomsa Radebe', '+27615550120'],
    subject: 'School holiday programme',
    message: 'Is there a holiday programme for children between 8 and 11 in the next school holidays?',
    ageHours: 17 * DAY,
    status: 'unread',
  },
  {
    from: ['Cheap Followers', '+12125550121'],
    subject: 'Get 10 000 followers',
    message: 'www.follow.example www.likes.example www.views.example Only today, half price for gyms and schools.',
    ageHours: 19 * DAY,
    status: 'read',
    suspectedSpam: true,
  },
  {
    from: ['Gareth Pillay', '+27765550122'],
    subject: 'Invoice address',
    message:
      'Please use our new postal address on the next invoice: Box 1220, Sunninghill. The VAT number stays ' +
      'the same.',
    ageHours: 21 * DAY,
    status: 'replied',
    answer: {
      by: 'email',
      text: 'Dear Gareth. Thank you, we will use the new address from the next invoice.',
      afterHours: 3,
      staff: 'colleague',
    },
  },
  {
    from: ['Elize van Rooyen', '+27825550123'],
    subject: 'Stop the Bleed for our staff',
    message:
      'Could you teach Stop the Bleed to the teachers of our nursery school? ' +
      'We are nine, on a Saturday morning if possible.',
    ageHours: 24 * DAY,
    status: 'read',
  },
  {
    from: ['Mpho Tshabalala', '+27735550124'],
    subject: 'Change of class',
    message:
      'I am registered for the morning classes, but my work hours have changed. ' +
      'Can I come in the evenings from now on?',
    ageHours: 27 * DAY,
    status: 'replied',
    answer: {
      by: 'other',
      text: 'Talked to Mpho after class and moved the registration.',
      afterHours: 48,
      staff: 'colleague',
    },
  },
  {
    from: ['Leon Jacobs', '+27715550125'],
    subject: 'Sparring gear',
    message: 'Which size of shin guards do I need at 1.86 m? The shop has M and L.',
    ageHours: 33 * DAY,
    status: 'unread',
  },
  {
    from: ['Katarzyna Nowak', '+27605550126'],
    subject: 'English only?',
    message: 'I have been here for a month and my English is still slow. Will that be a problem in class?',
    ageHours: 38 * DAY,
    status: 'unread',
  },
  {
    from: ['Vusi Mahlangu', '+27795550127'],
    subject: 'Security team',
    message: 'We are a small guarding company with twelve officers. Do you train teams in restraint and stick work?',
    ageHours: 41 * DAY,
    status: 'replied',
    answer: {
      by: 'phone',
      text: 'Long chat. He is coming on a Thursday evening to watch the stick class.',
      afterHours: 8,
    },
  },
  {
    from: ['Bronwyn Adams', '+27825550128'],
    subject: 'Thank you',
    message:
      'Just a quick thank you. Last week I walked away from a situation calmly, just as we had practised. ' +
      'It worked.',
    ageHours: 45 * DAY,
    status: 'read',
  },
  {
    from: ['Thabo Phiri', '+27835550129'],
    subject: 'Student price',
    message: 'Do you have a lower price for university students? I could bring three friends.',
    ageHours: 52 * DAY,
    status: 'replied',
    archivedAfterHours: 31 * DAY,
    answer: {
      by: 'email',
      text:
        'Dear Thabo. We do not have a student price, but a private session for a small group of three to ' +
        'five people starts at R750.',
      afterHours: 10,
    },
  },
  {
    from: ['Simone du Preez', '+27725550130'],
    subject: 'Photographs',
    message: 'Please do not put photos of my son on your pages. He trains with the Junior Defenders.',
    ageHours: 58 * DAY,
    status: 'replied',
    archivedAfterHours: 20 * DAY,
    answer: {
      by: 'email',
      text: 'Dear Simone. We have told his coaches and everyone who takes photos. Thank you for letting us know.',
      afterHours: 2,
    },
  },
  {
    from: ['Imraan Cassim', '+27845550131'],
    subject: 'Ramadan timetable',
    message: 'Will the evening classes move during Ramadan? Last year the 19:00 class began later.',
    ageHours: 66 * DAY,
    status: 'read',
    archivedAfterHours: 31 * DAY,
  },
  {
    from: ['Precious Chauke', '+27615550132'],
    subject: 'Grading',
    message: 'When is the next Krav Maga grading, and how do I know whether I am ready for it?',
    ageHours: 74 * DAY,
    status: 'replied',
    archivedAfterHours: 30 * DAY,
    answer: {
      by: 'whatsapp',
      text: 'Hi Precious. Ask your instructor after class this week: he has you on his list.',
      afterHours: 12,
    },
  },
  {
    from: ['Oliver Brandt', '+4915112345133'],
    subject: 'Seminar in October',
    message:
      'Our Kali group from Bremen travels to South Africa in October. Could six of us join your stick ' +
      'fighting classes for a week?',
    ageHours: 88 * DAY,
    status: 'replied',
    archivedAfterHours: 25 * DAY,
    answer: {
      by: 'email',
      text: 'Dear Oliver. You are welcome. Please send us the names and how long each of you has trained.',
      afterHours: 18,
    },
  },
  {
    from: ['Refilwe Modise', '+27765550134'],
    subject: 'Dizzy after class',
    message: 'I felt dizzy after my first class on Tuesday. Is that common? I had not eaten since the morning.',
    ageHours: 97 * DAY,
    status: 'replied',
    archivedAfterHours: 14 * DAY,
    answer: {
      by: 'phone',
      text:
        'Called straight away. She is fine again. Told her to eat two hours before class, and to see a ' +
        'doctor if it happens again.',
      afterHours: 1,
    },
  },
  {
    from: ['Win A Prize', '+12125550135'],
    subject: 'You are a winner',
    message: 'Claim at https://prize.example/1 or https://prize.example/2 or https://prize.example/3 within 24 hours.',
    ageHours: 110 * DAY,
    status: 'read',
    archivedAfterHours: 2,
    suspectedSpam: true,
  },
  {
    from: ['Charl Nel', '+27825550136'],
    subject: 'Cancellation',
    message: 'We are moving to Cape Town at the end of the month. Please cancel my membership with the usual notice.',
    ageHours: 125 * DAY,
    status: 'replied',
    archivedAfterHours: 40 * DAY,
    answer: {
      by: 'email',
      text:
        'Dear Charl. We are sorry to see you go. ' +
        'Your membership ends 30 days after your message. All the best in Cape Town.',
      afterHours: 7,
    },
  },
  {
    from: ['Dineo Lekota', '+27735550137'],
    subject: 'Lift club',
    message: 'Does anyone drive from Midrand to the Wednesday class? I would share the petrol.',
    ageHours: 140 * DAY,
    status: 'read',
    archivedAfterHours: 31 * DAY,
  },
  {
    from: ['Shaun Abrahams', '+27715550138'],
    subject: 'Old gloves',
    message: 'I have four pairs of boxing gloves that nobody uses any more. Would the kids classes like to have them?',
    ageHours: 155 * DAY,
    status: 'replied',
    archivedAfterHours: 5 * DAY,
    answer: {
      by: 'whatsapp',
      text: 'That is very kind, Shaun. Leave them at the front desk and the Teen Program will be glad of them.',
      afterHours: 9,
    },
  },
  {
    from: ['Yuki Tanaka', '+819012345139'],
    subject: 'Open mat',
    message: 'I am a blue belt and I am staying near the club until spring. Is there an open mat on Saturdays?',
    ageHours: 170 * DAY,
    status: 'replied',
    archivedAfterHours: 31 * DAY,
    answer: {
      by: 'email',
      text: 'Dear Yuki. Saturdays from 10:00 to 11:30. Bring your gi and come fifteen minutes early the first time.',
      afterHours: 22,
    },
  },
  {
    from: ['Gugu Shabangu', '+27605550140'],
    subject: 'Wrong school',
    message: 'Sorry, I meant to write to the dance school upstairs. Please ignore my message.',
    ageHours: 190 * DAY,
    status: 'unread',
    archivedAfterHours: 60 * DAY,
  },
];
