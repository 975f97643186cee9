/** What the samples of the document cannot know: values that fit the fuzzed school. */
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import { todayAtSchool } from '../../src/modules/class-calendar/class-calendar.service.js';
import { publicHolidays } from '../../src/modules/class-calendar/public-holidays.js';
import { PASSWORD } from '../factories.js';
import { QUOTE } from './sample-quotes.js';
import type { KnownFields } from './sample.js';

/** The account that the samples sign in with. */
export const LOGIN = { username: 'sample-login', password: PASSWORD };
/** The category that the sample of a product is in. */
export const CATEGORY = 'Sample category';
/** The product that the samples buy: the first that is made. */
export const PRODUCT = { id: 1, name: 'Sample product', price: 49_900, stock: 1_000_000 };
/** Those that are sent together agree. */
const IN_SIZES = { availableSizes: ['S'], sizes: [{ size: 'S', stock: 1 }] };
const CONTACTS = [{ name: 'Sample', role: 'Buyer', email: 'contact@sample.example', phone: '011 555 0134' }];
/** The class that the samples book is the first that is made, on the last day of the week. */
const TRIAL = { classScheduleId: 1, date: openSunday() };
/** Put right to another address, the links that the samples name would open nothing any more. */
const BOOKED_BY = { email: 'booked@sample.example' };
/** One cent, so that there is enough to pay for all samples. */
const STATEMENT = 'Date,Amount,Description\n2026/04/16,0.01,SAMPLE';
let statements = 0;
/** A conversation only grows: what one sample said the next must say again. */
const SAID = { messages: [{ role: 'user', content: 'Is there parking?', timestamp: 1_776_000_000_000 }] };
export const KNOWN_FIELDS: KnownFields = {
  'POST /api/login': LOGIN,
  'POST /api/account/totp': { currentPassword: PASSWORD },
  // Who asks it of others has one.
  'PUT /api/admin/sign-in-settings': { adminsNeedSecondFactor: false },
  'POST /api/admin/products': { category: CATEGORY, ...IN_SIZES },
  'PUT /api/admin/products/{id}': { category: CATEGORY, ...IN_SIZES, sizesBefore: IN_SIZES.sizes },
  // Its lines have ids of their own.
  'PUT /api/admin/orders/{id}': { items: undefined },
  'POST /api/cart': { productId: PRODUCT.id, quantity: 1, selectedSize: null },
  'POST /api/orders': {
    items: [{ productId: PRODUCT.id, quantity: 1, price: PRODUCT.price }],
    totalAmount: PRODUCT.price,
    // Whatever the settings offer by then.
    deliveryOptionId: null,
  },
  'POST /api/chatbot/conversations': SAID,
  'PUT /api/chatbot/conversations/{sessionId}': SAID,
  // The sample of a moment has passed, and nobody knows which of the staff is still there.
  'PUT /api/admin/contact-messages/{id}': { assignedTo: null, followUpAt: null },
  'PUT /api/admin/chat-conversations/{id}': { assignedTo: null },
  'POST /api/admin/faqs/preview': { id: null },
  // Nothing is mailed without a mail server.
  'PUT /api/admin/contact-messages/{id}/response': { sendFromHere: false },
  'POST /api/admin/invoices': { corporateClientId: 1 },
  'POST /api/admin/corporate-clients/{id}/merge': { into: 1 },
  // One and the same of all, as those that are merged have those of both.
  'POST /api/admin/corporate-clients': { contacts: CONTACTS },
  'PUT /api/admin/corporate-clients/{id}': { contacts: CONTACTS },
  'POST /api/admin/quotes': QUOTE,
  'PUT /api/admin/quotes/{id}': QUOTE,
  // What was read: the sampled quote has none.
  'POST /api/quotes/{token}/accept': { notes: null },
  // A cancelled one takes no payments.
  'PUT /api/admin/invoices/{id}': { status: 'pending' },
  'POST /api/admin/invoices/{id}/payments': { allowOverpayment: true },
  // Which invoices are open nobody knows by then.
  'POST /api/admin/corporate-clients/{id}/payments': { allocations: [] },
  'POST /api/admin/invoices/{id}/use-credit': { amount: 1 },
  'POST /api/admin/bank-statements/preview': { content: STATEMENT },
  'POST /api/admin/bank-statements/import': {
    // None is imported twice, so each sample is another.
    get content() {
      statements += 1;
      return `${STATEMENT} ${statements}`;
    },
    layout: { headerRow: 1, date: 1, amount: 2, text: [3] },
    // The first order, which is there before the samples are.
    lines: [{ row: 2, kind: 'order', id: 1 }],
  },
  // Said twice.
  'POST /api/admin/people/erase': {
    email: 'nobody@sample.example',
    phone: null,
    confirmation: 'nobody@sample.example',
  },
  'POST /api/admin/imports/products': { content: `name,price,stock,category\nImported gloves,1,1,${CATEGORY}` },
  'POST /api/admin/imports/corporate-clients': { content: 'name,logoUrl\nImported client,/clients/sample.svg' },
  'POST /api/admin/imports/class-schedules': {
    content: 'day,startTime,endTime,className,level\nMonday,18:00,19:00,Imported class,Beginner',
  },
  'POST /api/admin/imports/instructors': { content: 'name,role,bio\nImported coach,Coach,Twenty years' },
  'POST /api/admin/imports/faqs': { content: 'question,answer\nIs this imported?,It comes from a file' },
  // The sample of a moment has passed.
  'POST /api/admin/api-keys': { expiresAt: null },
  // A date on which the sample of a class is.
  // And somebody who is not of the list: the sample of a name is nobody's there.
  'POST /api/admin/class-exceptions': { classScheduleId: 1, date: '2030-07-14', instructorId: null },
  'PUT /api/admin/class-exceptions/{id}': { classScheduleId: 1, date: '2030-07-14', instructorId: null },
  // Who is booked twice still finds a place.
  'POST /api/admin/class-schedules': { trialPlaces: 10, instructorId: null },
  'PUT /api/admin/class-schedules/{id}': { trialPlaces: 10, instructorId: null },
  'POST /api/trial-bookings': { ...TRIAL, ...BOOKED_BY },
  'PUT /api/trial-bookings/{token}': TRIAL,
  'POST /api/admin/trial-bookings': { ...TRIAL, ...BOOKED_BY },
  'PUT /api/admin/trial-bookings/{id}': { ...TRIAL, ...BOOKED_BY },
  // The sample of a course, whose start is no date.
  'POST /api/course-signups': { courseId: 1, ...BOOKED_BY },
  'PUT /api/admin/course-signups/{id}': BOOKED_BY,
  'POST /api/products/{id}/stock-alerts': { size: null },
  'PUT /api/admin/unanswered-questions/{id}': { faqId: null },
  // A username stays as it was given first. Who changes a password or an address says their own.
  'PUT /api/admin/users/{id}': { username: undefined, currentPassword: PASSWORD },
};

/** The next that is no public holiday: on those a trial is refused. */
function openSunday(): string {
  const days = Array.from({ length: 50 }, (_none, ahead) => addDaysTo(todayAtSchool(), ahead + 1));
  return days.find((date) => weekdayOf(date) === 'Sunday' && publicHolidays(date, date).length === 0)!;
}
