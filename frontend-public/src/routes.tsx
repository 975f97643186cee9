/** The table of contents of the public site: every address, what search engines show for it, and the page behind it. */
import { productIdOf } from '#libs/domain/product-address';
import { quoteTokenIn } from '#libs/domain/quote-address';
import { allBooks, BOOK_FORMAT } from './content/books';
import { overviewHeads, programmeHeads } from './content/programmes/programme-heads';
import { corporateClientsAliases, paths } from './paths';
import { lazyPage, type LazyPage } from './ui/lazy-page';

export interface SiteRoute {
  /** Also the canonical address. */
  path: string;
  /** Further addresses of the same page. */
  aliases?: readonly string[];
  /** The tab's title, unique on the site. */
  title: string;
  description: string;
  /** What else the head says, by name: `robots`, `referrer`. */
  metas?: { robots?: 'noindex'; referrer?: 'no-referrer' };
  /** The page's module under src: the prerenderer links the files built from it. */
  sourceFile: string;
  Page: LazyPage;
}

const ProductPage = lazyPage(() => import('./features/book-store/ProductPage'), 'ProductPage');
const ProgrammePage = lazyPage(() => import('./features/programmes/ProgrammePage'), 'ProgrammePage');
const OverviewPage = lazyPage(() => import('./features/programmes/OverviewPage'), 'OverviewPage');

export const routes: readonly SiteRoute[] = [
  {
    path: paths.home,
    title: 'Storm Combat: self-defence and combat sports in Sandton',
    description:
      'Krav Maga, street BJJ, boxing, blade and stick in Sunninghill, Sandton. ' +
      'Beginner courses, kids classes and a free trial.',
    sourceFile: 'features/home/HomePage.tsx',
    Page: lazyPage(() => import('./features/home/HomePage'), 'HomePage'),
  },
  ...overviewHeads.map((head) => ({ ...head, sourceFile: 'features/programmes/OverviewPage.tsx', Page: OverviewPage })),
  ...programmeHeads.map((head) => ({
    ...head,
    sourceFile: 'features/programmes/ProgrammePage.tsx',
    Page: ProgrammePage,
  })),
  {
    path: paths.classSchedule,
    title: 'Class schedule | Storm Combat',
    description:
      'The weekly timetable of Storm Combat in Sandton: ' +
      'every style and level, Monday to Sunday, with times and instructors.',
    sourceFile: 'features/class-schedule/ClassSchedulePage.tsx',
    Page: lazyPage(() => import('./features/class-schedule/ClassSchedulePage'), 'ClassSchedulePage'),
  },
  {
    path: paths.freeTrial,
    title: 'Free trial | Storm Combat',
    description:
      'Book a free trial class at Storm Combat in Sunninghill, Sandton: ' +
      'choose a style, a class and a date. No obligation.',
    sourceFile: 'features/free-trial/FreeTrialPage.tsx',
    Page: lazyPage(() => import('./features/free-trial/FreeTrialPage'), 'FreeTrialPage'),
  },
  {
    path: paths.manageTrial,
    title: 'Your free trial | Storm Combat',
    description:
      'Move your free trial class at Storm Combat to another date, or cancel it, with the link in our email.',
    // The address holds a secret when the page opens: no other request may tell it.
    metas: { robots: 'noindex', referrer: 'no-referrer' },
    sourceFile: 'features/free-trial/ManageTrialPage.tsx',
    Page: lazyPage(() => import('./features/free-trial/ManageTrialPage'), 'ManageTrialPage'),
  },
  {
    path: paths.courseSignUp,
    title: 'Sign up for a course | Storm Combat',
    description: 'Sign up for a beginner course at Storm Combat in Sandton, or join the waiting list.',
    // Of one course, which the query names; the home page lists them.
    metas: { robots: 'noindex' },
    sourceFile: 'features/course-sign-up/CourseSignUpPage.tsx',
    Page: lazyPage(() => import('./features/course-sign-up/CourseSignUpPage'), 'CourseSignUpPage'),
  },
  {
    path: paths.manageCourseSignUp,
    title: 'Your place in a course | Storm Combat',
    description: 'See your place in a course at Storm Combat, or give it up, with the link in our email.',
    // The address holds a secret when the page opens: no other request may tell it.
    metas: { robots: 'noindex', referrer: 'no-referrer' },
    sourceFile: 'features/course-sign-up/ManageCourseSignUpPage.tsx',
    Page: lazyPage(() => import('./features/course-sign-up/ManageCourseSignUpPage'), 'ManageCourseSignUpPage'),
  },
  {
    path: paths.quote,
    title: 'Your quote | Storm Combat',
    description:
      'Read the quote from Storm Combat for your team, and accept or decline it, with the link in our email.',
    // The address holds a secret when the page opens: no other request may tell it.
    metas: { robots: 'noindex', referrer: 'no-referrer' },
    sourceFile: 'features/quote/QuotePage.tsx',
    Page: lazyPage(() => import('./features/quote/QuotePage'), 'QuotePage'),
  },
  {
    path: paths.shop,
    title: 'Shop | Storm Combat',
    description:
      'The gear we train with at Storm Combat in Sandton: ' +
      'gloves, guards, gis and training weapons, checked by the coaches and delivered in 3-5 business days.',
    sourceFile: 'features/shop/ShopPage.tsx',
    Page: lazyPage(() => import('./features/shop/ShopPage'), 'ShopPage'),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot your password? | Storm Combat',
    description: 'Ask for a link to choose a new password for your account at Storm Combat in Sandton.',
    metas: { robots: 'noindex' },
    sourceFile: 'features/password/ForgotPasswordPage.tsx',
    Page: lazyPage(() => import('./features/password/ForgotPasswordPage'), 'ForgotPasswordPage'),
  },
  {
    path: paths.resetPassword,
    title: 'Choose a new password | Storm Combat',
    description: 'Set a new password for your account at Storm Combat with the link in our email.',
    // The address holds a secret when the page opens: no other request may tell it.
    metas: { robots: 'noindex', referrer: 'no-referrer' },
    sourceFile: 'features/password/ResetPasswordPage.tsx',
    Page: lazyPage(() => import('./features/password/ResetPasswordPage'), 'ResetPasswordPage'),
  },
  {
    path: paths.bookStore,
    title: 'Book store | Storm Combat',
    description:
      'E-books from Storm Combat in Sandton: everyday safety, Krav Maga, ' +
      'Kali, street BJJ and a guide for parents. With a free sample.',
    sourceFile: 'features/book-store/BookStorePage.tsx',
    Page: lazyPage(() => import('./features/book-store/BookStorePage'), 'BookStorePage'),
  },
  {
    path: paths.battleReadySample,
    title: 'Battle Ready, free sample | Storm Combat',
    description:
      'Read or download the free sample of Battle Ready: ' +
      'safety habits for street, home, car, children and phones, and the emergency numbers.',
    sourceFile: 'features/book-store/BattleReadySamplePage.tsx',
    Page: lazyPage(() => import('./features/book-store/BattleReadySamplePage'), 'BattleReadySamplePage'),
  },
  ...allBooks.map(({ path, title, subtitle, author, description }) => ({
    path,
    title: `${title}, ${BOOK_FORMAT} | Storm Combat`,
    description: `${title}: ${subtitle}. By ${author}. ${description}`,
    sourceFile: 'features/book-store/ProductPage.tsx',
    Page: ProductPage,
  })),
  {
    path: paths.cart,
    title: 'Cart | Storm Combat',
    description:
      'Your cart at the Storm Combat shop in Sandton: check what you chose, tell us where to send it and ' +
      'place the order.',
    metas: { robots: 'noindex' },
    sourceFile: 'features/cart/CartPage.tsx',
    Page: lazyPage(() => import('./features/cart/CartPage'), 'CartPage'),
  },
  {
    path: paths.orderSuccess,
    title: 'Your order | Storm Combat',
    description:
      'The number, status and details of your order from the Storm Combat shop in Sandton, and what happens next.',
    // The address holds the number, and who knows that reads the order: no other request may tell it.
    metas: { robots: 'noindex', referrer: 'no-referrer' },
    sourceFile: 'features/order-success/OrderSuccessPage.tsx',
    Page: lazyPage(() => import('./features/order-success/OrderSuccessPage'), 'OrderSuccessPage'),
  },
  {
    path: paths.instructors,
    title: 'Instructors | Storm Combat',
    description:
      'Who teaches at Storm Combat in Sandton: each instructor with role, background and areas of expertise.',
    sourceFile: 'features/instructors/InstructorsPage.tsx',
    Page: lazyPage(() => import('./features/instructors/InstructorsPage'), 'InstructorsPage'),
  },
  {
    path: paths.corporateClients,
    aliases: corporateClientsAliases,
    title: 'Corporate clients | Storm Combat',
    description:
      'The organisations that train with Storm Combat in Sandton, and how we put together and quote for a ' +
      'corporate programme.',
    sourceFile: 'features/corporate-clients/CorporateClientsPage.tsx',
    Page: lazyPage(() => import('./features/corporate-clients/CorporateClientsPage'), 'CorporateClientsPage'),
  },
  {
    path: paths.contactUs,
    title: 'Contact us | Storm Combat',
    description:
      'Call, WhatsApp, email or leave a message for Storm Combat in Sunninghill, Sandton, with our opening ' +
      'hours and how to find us.',
    sourceFile: 'features/contact/ContactPage.tsx',
    Page: lazyPage(() => import('./features/contact/ContactPage'), 'ContactPage'),
  },
  {
    path: paths.faq,
    title: 'Frequently asked questions | Storm Combat',
    description:
      'What people ask Storm Combat in Sandton before their first class: ' +
      'what to bring, parking, ages, prices, kids classes and how to join.',
    sourceFile: 'features/faq/FaqPage.tsx',
    Page: lazyPage(() => import('./features/faq/FaqPage'), 'FaqPage'),
  },
  {
    path: paths.membership,
    title: 'Membership and pricing | Storm Combat',
    description:
      'Three memberships at Storm Combat in Sandton with their monthly price and commitment, the ' +
      'registration fee, private sessions, freezing and cancelling.',
    sourceFile: 'features/membership/MembershipPage.tsx',
    Page: lazyPage(() => import('./features/membership/MembershipPage'), 'MembershipPage'),
  },
  {
    path: paths.studentLogin,
    title: 'Student login | Storm Combat',
    description:
      'Students at Storm Combat in Sandton sign in here: attendance, class bookings, training videos, ' +
      'membership and payments.',
    metas: { robots: 'noindex' },
    sourceFile: 'features/student-login/StudentLoginPage.tsx',
    Page: lazyPage(() => import('./features/student-login/StudentLoginPage'), 'StudentLoginPage'),
  },
  {
    path: paths.studentBody,
    title: 'Student body | Storm Combat',
    description: 'For students at Storm Combat in Sandton: your classes, attendance and payments.',
    sourceFile: 'features/student-body/StudentBodyPage.tsx',
    Page: lazyPage(() => import('./features/student-body/StudentBodyPage'), 'StudentBodyPage'),
  },
  {
    path: paths.terms,
    title: 'Terms and conditions | Storm Combat',
    description:
      'The terms and conditions of Storm Combat in Sandton: risk, medical clearance, payment, refunds and ' +
      'returns, freezing, cancellation and liability.',
    sourceFile: 'features/legal/TermsPage.tsx',
    Page: lazyPage(() => import('./features/legal/TermsPage'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    title: 'Privacy policy | Storm Combat',
    description:
      'How Storm Combat in Sandton handles personal information under POPIA: ' +
      'what we collect, why, how long we keep it, and your rights.',
    sourceFile: 'features/legal/PrivacyPage.tsx',
    Page: lazyPage(() => import('./features/legal/PrivacyPage'), 'PrivacyPage'),
  },
];

export const notFoundRoute: SiteRoute = {
  path: '*',
  title: 'Page Not Found | Storm Combat',
  description: 'There is no page at this address.',
  sourceFile: 'features/not-found/NotFoundPage.tsx',
  Page: lazyPage(() => import('./features/not-found/NotFoundPage'), 'NotFoundPage'),
};

/** Of every product there is or may be (CONTRACT section 7): the server writes each one's page when it is asked for. */
export const productRoute: SiteRoute = {
  path: '/shop/:product',
  title: 'Product | Storm Combat',
  description: 'A product from the Storm Combat shop in Sandton.',
  // As long as nobody knows which.
  metas: { robots: 'noindex' },
  sourceFile: 'features/shop/ShopProductPage.tsx',
  Page: lazyPage(() => import('./features/shop/ShopProductPage'), 'ShopProductPage'),
};

/** The route of a path; a path without one, also below a real page, is the 404 page. */
export function routeOf(pathname: string): SiteRoute {
  const address = quoteTokenIn(pathname) === undefined ? pathname : paths.quote;
  const listed = routes.find(({ path, aliases }) => path === address || aliases?.includes(address));
  return listed ?? (productIdOf(pathname) === undefined ? notFoundRoute : productRoute);
}
