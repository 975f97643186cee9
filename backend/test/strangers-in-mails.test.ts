/**
 * Whatever strangers write into whatever field: no mail carries a link of theirs, in its subject, its HTML or its text.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chatDigestMail, chatNoticeMail, type ChatNotice } from '../src/modules/chatbot/chat.mail.js';
import type { ContactMessage } from '../src/modules/contact-messages/contact-message.entity.js';
import { contactMessageMail } from '../src/modules/contact-messages/contact-message.mail.js';
import { contactTaskMail } from '../src/modules/contact-messages/contact-task.mail.js';
import { contactReplyMail } from '../src/modules/contact-messages/contact-reply.mail.js';
import { dailyDigestMail } from '../src/modules/daily-digest/daily-digest.mail.js';
import type { Mail } from '../src/modules/mail/mail.js';
import { renderMail } from '../src/modules/mail/render-mail.js';
import type { MailedOrder } from '../src/modules/orders/mailed-order.js';
import {
  orderNoticeMail,
  orderDigestMail,
  orderPlacedMail,
  orderStatusMail,
} from '../src/modules/orders/order.mail.js';
import type { QuoteRecord } from '../src/modules/quotes/quote.entity.js';
import { quoteAnswerMail } from '../src/modules/quotes/quote.mail.js';
import type { CourseSignup } from '../src/modules/course-signups/course-signup.entity.js';
import { signupMail, signupNoticeMail } from '../src/modules/course-signups/course-signup.mail.js';
import type { TrialBooking } from '../src/modules/trial-bookings/trial-booking.entity.js';
import { trialMail, trialNoticeMail } from '../src/modules/trial-bookings/trial-booking.mail.js';
import { accountMails } from '../src/modules/users/account-changed.mail.js';
import type { User } from '../src/modules/users/user.entity.js';

const SITE = 'https://www.stormcombat.example';
const STAFF = 'staff@stormcombat.example';
const NASTY = 'Win https://evil.test/x www.evil.test evil.test someone@evil.test';
const EMAIL = 'www.evil.test/x@evil.test';
const AT = '2027-03-01T10:05:00.000Z';

const message = {
  id: 1,
  fullName: NASTY,
  email: EMAIL,
  phone: '+27821234567',
  subject: NASTY,
  message: `${NASTY}\n${NASTY}`,
  suspectedSpam: false,
  createdAt: new Date(AT),
} as ContactMessage;
const notice: ChatNotice = {
  userMessage: NASTY,
  botResponse: NASTY,
  name: NASTY,
  email: EMAIL,
  phone: NASTY,
  receivedAt: AT,
};
const order: MailedOrder = {
  id: 12,
  orderNumber: 'SC-7KQ2-9XWM-B4TR-0ZHN',
  placedAt: AT,
  status: 'pending',
  trackingNumber: null,
  carrier: null,
  customerName: NASTY,
  customerEmail: EMAIL,
  customerPhone: NASTY,
  shippingAddress: NASTY,
  totalCents: 100,
  paidCents: 0,
  refundedCents: 0,
  lines: [{ name: NASTY, size: NASTY, sizeNotGiven: false, quantity: 1, unitPriceCents: 100 }],
};
const trial = {
  id: 1,
  className: 'Krav Maga',
  date: '2027-03-01',
  startTime: '18:00',
  endTime: '19:00',
  fullName: NASTY,
  email: EMAIL,
  phone: '+27821234567',
  participantName: NASTY,
  participantAge: 9,
  guardianName: NASTY,
  plan: null,
  note: NASTY,
  updatedAt: new Date(AT),
} as TrialBooking;
const signup = {
  ...trial,
  courseName: 'Autumn course',
  startDate: '16 April',
  status: 'booked',
} as unknown as CourseSignup;
const quote = {
  id: 1,
  quoteNumber: 'QUO-2027-0001',
  clientName: NASTY,
  totalAmount: 100,
  sentTo: EMAIL,
  acceptedAt: new Date(AT),
  acceptedBy: NASTY,
  reference: NASTY,
  declinedAt: null,
  declineReason: NASTY,
} as QuoteRecord;
const digest = dailyDigestMail(
  { username: NASTY, email: STAFF, firstName: NASTY },
  {
    messages: { count: 1, newest: [{ fullName: NASTY, subject: NASTY, createdAt: new Date(AT) }] },
    orders: {
      count: 1,
      newest: [{ orderNumber: order.orderNumber, customerName: NASTY, totalCents: 100, createdAt: new Date(AT) }],
    },
  },
  SITE,
  Date.parse(AT),
);

const account = { username: 'thandi', firstName: NASTY, email: STAFF, role: 'admin', isActive: true } as User;

const MAILS: Record<string, Mail> = {
  'contact-message': contactMessageMail(message, STAFF, SITE),
  'contact-task': contactTaskMail({ kind: 'assigned', by: NASTY }, message, STAFF, SITE),
  'contact-reply': contactReplyMail(message, 'Please come.'),
  'chat-notice': chatNoticeMail({ ...notice, conversationId: 7 }, STAFF, SITE),
  'chat-digest': chatDigestMail([notice, notice], STAFF),
  'daily-digest': digest!,
  'order-notice': orderNoticeMail(order, STAFF, SITE),
  'order-placed': orderPlacedMail(order, SITE),
  'order-digest': orderDigestMail([order, order], SITE),
  'account-changed': accountMails(account, { ...account, email: EMAIL }, NASTY)[0]!,
  'quote-answer': quoteAnswerMail('accepted', quote, STAFF, SITE),
  booking: trialMail('booked', { booking: trial, day: undefined, publicUrl: SITE, token: 'token' }),
  'booking-notice': trialNoticeMail('staffBooked', trial, STAFF, SITE),
  'order-status': orderStatusMail(order, 'processing', [], SITE),
};

/** Mails of the school's own words, and the parts that mails are made of. */
const WITHOUT_STRANGERS = [
  'back-in-stock',
  'card-payment-notice',
  'invoice',
  'low-stock',
  'password-changed',
  'password-reset',
  'layout',
  'order-account',
  'order-lines',
  'order-link',
  'order-missing-size',
  'order-number',
  'order-questions',
  'paper',
  'quote',
  'statement',
];

const LIVE = /:\/\/evil|www\.evil|evil\.test|@evil/;
const OURS = /^(https:\/\/www\.stormcombat\.example|mailto:|tel:)/;

/** Mails in a template of others. */
const LIKEWISE: [string, Mail][] = [
  ['booking', signupMail('booked', signup, SITE, 'token')],
  ['booking-notice', signupNoticeMail('staffSignedUp', signup, STAFF, SITE)],
];

it.each([...Object.entries(MAILS), ...LIKEWISE])('%s', (template, mail) => {
  expect(mail.template).toBe(template);
  const { subject, html, text } = renderMail(mail, SITE);
  const addresses = Array.from(html.matchAll(/href="([^"]*)"/g), ([, address = '']) => address);
  for (const address of addresses) expect(address).toMatch(OURS);
  for (const part of [subject, text, html.replaceAll(/ href="[^"]*"/g, '')]) expect(part).not.toMatch(LIVE);
  expect(text.replaceAll('\u200b', '')).toContain(NASTY);
});

it('shows no line of theirs as one of ours', () => {
  const written = `First\r\nForged: second\u2028Forged: third\n\n\tForged: fourth`;
  const mails = [
    trialNoticeMail('staffBooked', { ...trial, note: written }, STAFF, SITE),
    signupNoticeMail('staffSignedUp', { ...signup, note: written }, STAFF, SITE),
    quoteAnswerMail('declined', { ...quote, declineReason: written }, STAFF, SITE),
    orderNoticeMail({ ...order, shippingAddress: written }, STAFF, SITE),
    orderPlacedMail({ ...order, shippingAddress: written }, SITE),
  ];
  for (const mail of mails) {
    const { text } = renderMail(mail, SITE);
    expect(text).toMatch(/First\n {2}Forged: second\n {2}Forged: third\n {2}Forged: fourth\n/);
    expect(text).not.toMatch(/^Forged/m);
  }
});

it('looks at every template', () => {
  const templates = readdirSync(path.join(import.meta.dirname, '../src/modules/mail/templates')).filter((name) =>
    name.endsWith('.html.hbs'),
  );
  expect(new Set(templates)).toEqual(
    new Set([...Object.keys(MAILS), ...WITHOUT_STRANGERS].map((name) => `${name}.html.hbs`)),
  );
});

it('leaves what the school wrote itself as it is', () => {
  const words = {
    title: 'Invoice',
    clientName: 'Acme',
    sentences: ['See https://acme.example'],
    facts: [],
    banking: [],
    isPayable: false,
    issuer: 'Storm',
    fileName: 'INV-1.pdf',
  };
  const { subject, text } = renderMail(
    { subject: 'From acme.example', template: 'invoice', ownWords: 'all', context: words },
    SITE,
  );
  expect([subject, text.includes('https://acme.example')]).toEqual(['From acme.example', true]);
  const shipped = orderStatusMail(
    { ...order, status: 'shipped', trackingNumber: 'https://courier.example/7' },
    'processing',
    [],
    SITE,
  );
  expect(renderMail(shipped, SITE).text).toContain('https://courier.example/7');
});
