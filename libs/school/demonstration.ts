/**
 * What the demonstration says of the school until its owner says otherwise in the settings. Figures and hours are the
 * specification's (spec 1 section 9); phone numbers and addresses are placeholders that reach nobody.
 */
import type { SchoolFacts } from '#libs/domain/school-facts';

const WEEKDAY = { opens: '06:00', closes: '21:00' };

/** Without the assistant's answers, which most pages do not need: school-answers.ts. */
export const demonstration: Omit<SchoolFacts, 'assistant'> = {
  contact: {
    name: 'Storm Combat Academy',
    phones: [{ label: 'School', number: '+27115550134' }],
    whatsapp: '+27825550134',
    email: 'info@stormcombat.example',
    supportEmail: 'support@stormcombat.example',
    address: { street: 'Fitness club, Sunninghill', city: 'Sandton', province: 'Gauteng', postalCode: '' },
  },
  hours: {
    Monday: WEEKDAY,
    Tuesday: WEEKDAY,
    Wednesday: WEEKDAY,
    Thursday: WEEKDAY,
    Friday: WEEKDAY,
    Saturday: { opens: '08:00', closes: '13:00' },
    Sunday: null,
  },
  links: {
    // None: this site's own pages do their work, or nothing shows, so that no link of a new school leads nowhere.
    booking: null,
    enquiry: null,
    membership: null,
    studentPortal: null,
    ebooks: null,
    reviews: null,
    // Made from the address.
    directions: null,
    map: null,
    facebook: null,
    instagram: null,
  },
  prices: {
    membership: {
      basic: { monthly: 65_000, commitmentMonths: 1 },
      standard: { monthly: 95_000, commitmentMonths: 3 },
      premium: { monthly: 125_000, commitmentMonths: 6 },
    },
    registrationFee: 35_000,
    privateSession: 50_000,
    fivePrivateSessions: 225_000,
    smallGroupFrom: 75_000,
    // Paid each month of the course; the joining fee once, with a training kit.
    beginnerCourse: { weeks: 12, months: 3, monthly: 120_000, joiningFee: 65_000 },
  },
  shop: {
    bank: null,
    deliveryOptions: [
      { id: 'collection', name: 'Collect at the school', kind: 'collection', price: 0, freeFrom: null, isActive: true },
      { id: 'courier', name: 'Courier', kind: 'delivery', price: 12_000, freeFrom: 150_000, isActive: true },
    ],
    maxPerProduct: 10,
    maxUnpaidPieces: 20,
    unpaidOrderDays: 7,
  },
  cards: { takesCards: false, merchantId: null, merchantKey: null, mode: 'live' },
  invoices: {
    isVatVendor: false,
    vatNumber: null,
    defaultTaxRate: null,
    paymentTerms: 'Net 30',
    vatBasis: 'invoices',
    booksClosedUntil: null,
  },
};
