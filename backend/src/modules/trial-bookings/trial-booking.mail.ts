import type { CalendarDay } from '#libs/domain/schedule/class-dates';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { writtenPhone } from '#libs/domain/school-facts';
import { calendarNote } from '#libs/domain/trial-booking/trial-booking';
import { school } from '#libs/school/school';
import { whatToBring } from '#libs/school/what-to-bring';
import { behindLabel, type Mail } from '../mail/mail.js';
import type { TrialBooking } from './trial-booking.entity.js';
import { trialEvent } from './trial-event.js';

/** What a visitor is told of a booking. */
export const VISITOR_MAILS = ['booked', 'moved', 'changed', 'cancelled', 'calledOff', 'reminder'] as const;
export type VisitorMail = (typeof VISITOR_MAILS)[number];
/** What the staff are told. */
export const STAFF_MAILS = ['staffBooked', 'staffMoved', 'staffCancelled'] as const;
export type StaffMail = (typeof STAFF_MAILS)[number];
export type TrialMailKind = VisitorMail | StaffMail;

interface VisitorWords {
  subject: (booking: TrialBooking) => string;
  title: string;
  sentences: string[];
  /** Said to somebody who is expected. */
  isOn: boolean;
  linkWords: string;
}

const MOVE_OR_CANCEL = 'Move or cancel';

const VISITOR_WORDS: Record<VisitorMail, VisitorWords> = {
  booked: {
    subject: (booking) => `Your free trial: ${booking.className}, ${writtenDay(booking.date)}`,
    title: 'Your free trial is booked',
    sentences: ['We look forward to meeting you. The trial costs nothing, and there is no obligation.'],
    isOn: true,
    linkWords: MOVE_OR_CANCEL,
  },
  moved: {
    subject: (booking) => `Your free trial is now on ${writtenDay(booking.date)}`,
    title: 'Your free trial was moved',
    sentences: ['This is your new date. It replaces the old one.'],
    isOn: true,
    linkWords: MOVE_OR_CANCEL,
  },
  changed: {
    subject: (booking) => `New time for your free trial on ${writtenDay(booking.date)}`,
    title: 'Your class has a new time',
    sentences: [
      'We have changed the time of the class you booked. If the new time does not suit you, please pick ' +
        'another date.',
    ],
    isOn: true,
    linkWords: MOVE_OR_CANCEL,
  },
  cancelled: {
    subject: (booking) => `Your free trial on ${writtenDay(booking.date)} is cancelled`,
    title: 'Your free trial is cancelled',
    sentences: ['You are welcome to book another date whenever it suits you.'],
    isOn: false,
    linkWords: 'Pick another date',
  },
  calledOff: {
    subject: (booking) => `Your free trial on ${writtenDay(booking.date)} cannot go ahead`,
    title: 'Your class cannot go ahead',
    sentences: ['We are sorry, but we had to cancel the class you booked. Please pick another date.'],
    isOn: false,
    linkWords: 'Pick another date',
  },
  reminder: {
    subject: (booking) => `Tomorrow: your free trial at ${booking.startTime}`,
    title: 'See you tomorrow',
    sentences: [
      'This is a reminder of your free trial. If you cannot make it, please let us know using the link below.',
    ],
    isOn: true,
    linkWords: MOVE_OR_CANCEL,
  },
};

export interface TrialMailFacts {
  booking: TrialBooking;
  /** What the calendar says of the booked date; undefined: nothing. */
  day: CalendarDay | undefined;
  publicUrl: string;
  /** Of the link, which only this mail carries. */
  token: string;
}

export function trialMail(kind: VisitorMail, { booking, day, publicUrl, token }: TrialMailFacts): Mail {
  const { subject, isOn, ...words } = VISITOR_WORDS[kind];
  const note = day ? calendarNote(booking, day, isOn) : null;
  return {
    to: booking.email,
    replyTo: school.email,
    subject: subject(booking),
    template: 'booking',
    context: {
      ...words,
      fullName: booking.fullName,
      details: [...details(booking), ...(note === null ? [] : [{ label: 'Please note', value: note }])],
      whatToBring: isOn ? whatToBring() : [],
      schoolPhone: school.phone.display,
      linkUse: 'move or cancel your trial',
      manageLink: `${publicUrl}/free-trial/booking?token=${token}`,
    },
    attachments: [trialEvent(booking, publicUrl, isOn)],
  };
}

const STAFF_WORDS: Record<StaffMail, string> = {
  staffBooked: 'New trial booking',
  staffMoved: 'A trial was moved',
  staffCancelled: 'A trial was cancelled',
};

/** Answering the mail answers the visitor. */
export function trialNoticeMail(kind: StaffMail, booking: TrialBooking, staffEmail: string, publicUrl: string): Mail {
  const { participantAge, guardianName, plan, note } = booking;
  return {
    to: staffEmail,
    replyTo: booking.email,
    subject: `${STAFF_WORDS[kind]}: ${booking.className}, ${writtenDay(booking.date)}`,
    template: 'booking-notice',
    context: {
      title: STAFF_WORDS[kind],
      details: [
        ...details(booking),
        { label: 'Age', value: String(participantAge) },
        ...(guardianName === null ? [] : [{ label: 'Guardian', value: `${guardianName}, who has given consent` }]),
        ...(plan === null ? [] : [{ label: 'Interested in', value: `${plan} membership` }]),
        { label: 'Booked by', value: booking.fullName },
        { label: 'Email', value: booking.email },
        { label: 'Phone', value: writtenPhone(booking.phone) },
        ...(note === null ? [] : [{ label: 'Note', value: behindLabel(note) }]),
      ],
      bookingLink: `${publicUrl}/admin/trial-bookings/${booking.id}/show`,
    },
  };
}

/** "Wednesday 16 December 2026" */
export const writtenDay = formatLongDate;

function details({ className, date, startTime, endTime, participantName }: TrialBooking) {
  return [
    { label: 'Class', value: className },
    { label: 'Date', value: writtenDay(date) },
    { label: 'Time', value: `${startTime} to ${endTime}` },
    { label: 'Where', value: school.venue },
    { label: 'Who', value: participantName },
  ];
}
