import { COURSE_SIGNUP_STATUS_WORDS } from '#libs/contracts/course-signup';
import { startDayWords } from '#libs/domain/course-date';
import { COURSE_SIGN_UP_PAGE, wayOut } from '#libs/domain/course-signup';
import { writtenPhone } from '#libs/domain/school-facts';
import { school } from '#libs/school/school';
import { behindLabel, type Mail } from '../mail/mail.js';
import type { CourseSignup } from './course-signup.entity.js';

/** What a visitor is told of a sign-up. */
export type VisitorMail = 'booked' | 'waiting' | 'placed' | 'changed' | 'cancelled' | 'calledOff';
/** What the staff are told. */
const STAFF_MAILS = ['staffSignedUp', 'staffPlaced', 'staffCancelled'] as const;
export type StaffMail = (typeof STAFF_MAILS)[number];
export type SignupMailKind = VisitorMail | StaffMail;

interface VisitorWords {
  subject: (signup: CourseSignup) => string;
  title: string;
  sentences: string[];
  /** Of whom it is true: it is not told to anybody else. */
  isSo: (signup: CourseSignup) => boolean;
}

const isBooked = ({ status }: CourseSignup) => status === 'booked';
const isCancelled = ({ status }: CourseSignup) => status === 'cancelled';

const VISITOR_WORDS: Record<VisitorMail, VisitorWords> = {
  booked: {
    subject: ({ courseName }) => `Your place: ${courseName}`,
    title: 'You have a place',
    sentences: ["We look forward to training with you. We'll contact you about the fees before the course starts."],
    isSo: isBooked,
  },
  waiting: {
    subject: ({ courseName }) => `On the waiting list: ${courseName}`,
    title: 'You are on the waiting list',
    sentences: [
      'The course is full. If a place opens up and you are next in line, it is yours and we will email ' +
        'you straight away.',
    ],
    isSo: ({ status }) => status === 'waiting',
  },
  placed: {
    subject: ({ courseName }) => `You have a place now: ${courseName}`,
    title: 'You have a place now',
    sentences: [
      'A place has opened up and you were next in line, so it is yours.',
      'If you can no longer make it, please use the link below so that the next person can have your place.',
    ],
    isSo: isBooked,
  },
  changed: {
    subject: ({ courseName }) => `New start date: ${courseName}`,
    title: 'Your course has a new start date',
    sentences: [
      'The start date of your course has changed. If the new date does not suit you, you can give up your ' +
        'place below.',
    ],
    isSo: (signup) => !isCancelled(signup),
  },
  cancelled: {
    subject: ({ courseName }) => `Your sign-up is cancelled: ${courseName}`,
    title: 'Your sign-up is cancelled',
    sentences: ['You are welcome to join any of our other courses.'],
    isSo: isCancelled,
  },
  calledOff: {
    subject: ({ courseName }) => `We have cancelled your sign-up: ${courseName}`,
    title: 'We have cancelled your sign-up',
    sentences: [
      'We are sorry about this. Please call us if you have any questions. You are welcome to join any of ' +
        'our other courses.',
    ],
    isSo: isCancelled,
  },
};

/** Whether it is still as the mail says; else its own mail follows. */
export function isStillSo(kind: VisitorMail, signup: CourseSignup): boolean {
  return VISITOR_WORDS[kind].isSo(signup);
}

/** @param token of the link, which only this mail carries */
export function signupMail(kind: VisitorMail, signup: CourseSignup, publicUrl: string, token: string): Mail {
  const { subject, title, sentences } = VISITOR_WORDS[kind];
  return {
    to: signup.email,
    replyTo: school.email,
    subject: subject(signup),
    template: 'booking',
    context: {
      title,
      sentences,
      fullName: signup.fullName,
      details: details(signup),
      whatToBring: [],
      schoolPhone: school.phone.display,
      linkWords: isCancelled(signup) ? 'See your sign-up' : `See it or ${wayOut(signup.status)}`,
      linkUse: wayOut(signup.status),
      manageLink: `${publicUrl}${COURSE_SIGN_UP_PAGE}/place?token=${token}`,
    },
  };
}

const STAFF_WORDS: Record<StaffMail, string> = {
  staffSignedUp: 'New course sign-up',
  staffPlaced: 'A place went to the next person in line',
  staffCancelled: 'A course sign-up was cancelled',
};

export function isStaffMail(kind: SignupMailKind): kind is StaffMail {
  return (STAFF_MAILS as readonly SignupMailKind[]).includes(kind);
}

/** Answering the mail answers the visitor. */
export function signupNoticeMail(kind: StaffMail, signup: CourseSignup, staffEmail: string, publicUrl: string): Mail {
  const { participantAge, guardianName, note, status } = signup;
  return {
    to: staffEmail,
    replyTo: signup.email,
    subject: `${STAFF_WORDS[kind]}: ${signup.courseName}`,
    template: 'booking-notice',
    context: {
      title: STAFF_WORDS[kind],
      details: [
        ...details(signup),
        { label: 'Status', value: COURSE_SIGNUP_STATUS_WORDS[status] },
        { label: 'Age', value: String(participantAge) },
        ...(guardianName === null ? [] : [{ label: 'Guardian', value: `${guardianName}, who has given consent` }]),
        { label: 'Signed up by', value: signup.fullName },
        { label: 'Email', value: signup.email },
        { label: 'Phone', value: writtenPhone(signup.phone) },
        ...(note === null ? [] : [{ label: 'Note', value: behindLabel(note) }]),
      ],
      bookingLink: `${publicUrl}/admin/course-signups/${signup.id}/show`,
    },
  };
}

function details({ courseName, startDate, participantName }: CourseSignup) {
  return [
    { label: 'Course', value: courseName },
    { label: 'Start date', value: startDayWords(startDate) },
    { label: 'Where', value: school.venue },
    { label: 'Who', value: participantName },
  ];
}
