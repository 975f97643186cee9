import { COURSE_SIGN_UP_PAGE } from '#libs/domain/course-signup';

/** Every address of the public site, once: links, routes and the navigation read them from here. */
export const paths = {
  home: '/',
  selfDefence: '/self-defence',
  kravMaga: '/self-defence/krav-maga',
  bjj: '/self-defence/bjj',
  filipino: '/self-defence/filipino',
  firearms: '/self-defence/firearms',
  stickFighting: '/self-defence/stick-fighting',
  medical: '/self-defence/medical',
  protectiveTactics: '/self-defence/protective-tactics',
  kidsClasses: '/kids-classes',
  littleWarriors: '/kids/little-warriors',
  juniorDefenders: '/kids/junior-defenders',
  teenProgram: '/kids/teen-program',
  boxing: '/boxing',
  classSchedule: '/class-schedule',
  freeTrial: '/free-trial',
  /** Where the link of a trial's mails leads, with `?token=`. */
  manageTrial: '/free-trial/booking',
  /** With `?course=`: see libs/domain/course-signup. */
  courseSignUp: COURSE_SIGN_UP_PAGE,
  /** Where the link of a sign-up's mails leads, with `?token=`. */
  manageCourseSignUp: `${COURSE_SIGN_UP_PAGE}/place`,
  /** Where the link of a quote's mail leads, with its secret as the next part: see libs/domain/quote-address. */
  quote: '/quote',
  instructors: '/instructors',
  studentBody: '/student-body',
  shop: '/shop',
  cart: '/cart',
  /** With `?order=`: see orderSuccessPath. */
  orderSuccess: '/order-success',
  bookStore: '/book-store',
  battleReady: '/product-page/battle-ready-your-essential-guide-to-south-african-safety',
  battleReadySample: '/battle-ready-sample',
  corporateClients: '/corporate-clients',
  contactUs: '/contact-us',
  faq: '/faq',
  membership: '/membership',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  studentLogin: '/student-login',
  forgotPassword: '/forgot-password',
  /** Where the link of the mail leads, with `?token=`. */
  resetPassword: '/reset-password',
  /** The back-office is a program of its own: an ordinary document link, not a route of this site. */
  admin: '/admin',
} as const;

/**
 * Where the corporate clients page is reached too: one page, whose address for search engines is
 * paths.corporateClients.
 */
export const corporateClientsAliases = ['/corporates', '/corporate-training', '/training-for-corporates-menu'] as const;

/** The four books of the book store by their number; what staff or visitors type beyond them is the 404 page. */
export const bookPath = (book: 1 | 2 | 3 | 4) => `/product-page/${book}`;

/** The confirmation of an order, by its number. */
export const orderSuccessPath = (orderNumber: string) =>
  `${paths.orderSuccess}?order=${encodeURIComponent(orderNumber)}`;
