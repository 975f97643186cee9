import { FaqsAndClassSchedules1763000200000 } from './migrations/1763000200000-faqs-and-class-schedules.js';
import { UsersAndSessions1763000300000 } from './migrations/1763000300000-users-and-sessions.js';
import { JobTicks1763000301000 } from './migrations/1763000301000-job-ticks.js';
import { AttemptsAndPasswordResets1763000302000 } from './migrations/1763000302000-attempts-and-password-resets.js';
import { Images1763100100000 } from './migrations/1763100100000-images.js';
import { Products1763100101000 } from './migrations/1763100101000-products.js';
import { BeginnerCourses1763100200000 } from './migrations/1763100200000-beginner-courses.js';
import { Instructors1763100201000 } from './migrations/1763100201000-instructors.js';
import { CorporateClients1763100202000 } from './migrations/1763100202000-corporate-clients.js';
import { ContactMessages1763100300000 } from './migrations/1763100300000-contact-messages.js';
import { ChatConversations1763100400000 } from './migrations/1763100400000-chat-conversations.js';
import { MailLimits1763100401000 } from './migrations/1763100401000-mail-limits.js';
import { CartItems1763200100000 } from './migrations/1763200100000-cart-items.js';
import { Orders1763200200000 } from './migrations/1763200200000-orders.js';
import { AssistantForStaff1763300100000 } from './migrations/1763300100000-assistant-for-staff.js';
import { Invoices1763400100000 } from './migrations/1763400100000-invoices.js';
import { GettingPaid1763400200000 } from './migrations/1763400200000-getting-paid.js';
import { ToldAtOnce1763500100000 } from './migrations/1763500100000-told-at-once.js';
import { KnownDevices1763600200000 } from './migrations/1763600200000-known-devices.js';
import { OrderLimits1763600400000 } from './migrations/1763600400000-order-limits.js';
import { FiltersOfLists1763600700000 } from './migrations/1763600700000-filters-of-lists.js';
import { AnnouncedChanges1763700100000 } from './migrations/1763700100000-announced-changes.js';
import { WrittenAsSeen1763700200000 } from './migrations/1763700200000-written-as-seen.js';
import { IndexesThatPay1763700300000 } from './migrations/1763700300000-indexes-that-pay.js';
import { LookedAtByOnePlan1763700400000 } from './migrations/1763700400000-looked-at-by-one-plan.js';
import { ApiKeys1763820100000 } from './migrations/1763820100000-api-keys.js';
import { WhereSessionsAre1763860100000 } from './migrations/1763860100000-where-sessions-are.js';
import { SecondFactor1763870000000 } from './migrations/1763870000000-second-factor.js';
import { ImportsAndTasks1763890000000 } from './migrations/1763890000000-imports-and-tasks.js';
import { SchoolSettings1763910000000 } from './migrations/1763910000000-school-settings.js';
import { DatedSchedule1763950000000 } from './migrations/1763950000000-dated-schedule.js';
import { ActivityLog1763960000000 } from './migrations/1763960000000-activity-log.js';
import { RestorableContent1763970000000 } from './migrations/1763970000000-restorable-content.js';
import { LoggedSchoolSettings1763980000000 } from './migrations/1763980000000-logged-school-settings.js';
import { TrialBookings1764300000000 } from './migrations/1764300000000-trial-bookings.js';
import { LockedInvoices1770000000000 } from './migrations/1770000000000-locked-invoices.js';
import { ContactReplies1771000000000 } from './migrations/1771000000000-contact-replies.js';
import { ReplyTemplates1771000000001 } from './migrations/1771000000001-reply-templates.js';
import { OrderPayments1772000000000 } from './migrations/1772000000000-order-payments.js';
import { OrderCorrections1772000000001 } from './migrations/1772000000001-order-corrections.js';
import { OrderDelivery1772000000002 } from './migrations/1772000000002-order-delivery.js';
import { StockBySize1772000000003 } from './migrations/1772000000003-stock-by-size.js';
import { StatementSendings1773000000000 } from './migrations/1773000000000-statement-sendings.js';
import { InvoiceDiscounts1774000000000 } from './migrations/1774000000000-invoice-discounts.js';
import { RecurringInvoices1775000000000 } from './migrations/1775000000000-recurring-invoices.js';
import { StockAlerts1776500000000 } from './migrations/1776500000000-stock-alerts.js';
import { MessagePlans1777000000000 } from './migrations/1777000000000-message-plans.js';
import { Quotes1778000000000 } from './migrations/1778000000000-quotes.js';
import { StockHistory1779000000000 } from './migrations/1779000000000-stock-history.js';
import { OrderCarriers1779000000001 } from './migrations/1779000000001-order-carriers.js';
import { InstructorsOfClasses1780000000000 } from './migrations/1780000000000-instructors-of-classes.js';
import { ChatsAndSpam1781000000000 } from './migrations/1781000000000-chats-and-spam.js';
import { ClosedBooks1782000000000 } from './migrations/1782000000000-closed-books.js';
import { ClientPayments1783000000000 } from './migrations/1783000000000-client-payments.js';
import { MergedClients1784000000000 } from './migrations/1784000000000-merged-clients.js';
import { CourseSignups1785000000000 } from './migrations/1785000000000-course-signups.js';
import { PicturesAndSizeCharts1786000000000 } from './migrations/1786000000000-pictures-and-size-charts.js';
import { BankStatements1787000000000 } from './migrations/1787000000000-bank-statements.js';
import { CardPayments1788000000000 } from './migrations/1788000000000-card-payments.js';
import { AskedMost1789000000000 } from './migrations/1789000000000-asked-most.js';
import { IncomingAnswers1791000000000 } from './migrations/1791000000000-incoming-answers.js';
import { LongWork1792000000000 } from './migrations/1792000000000-long-work.js';
import { CartsWrittenTogether1793000000000 } from './migrations/1793000000000-carts-written-together.js';
import { InboxByLastWord1794000000000 } from './migrations/1794000000000-inbox-by-last-word.js';
import { RestorablePapers1795000000000 } from './migrations/1795000000000-restorable-papers.js';
import { DuplicatedInvoices1796000000000 } from './migrations/1796000000000-duplicated-invoices.js';
import { ClientDiscounts1797000000000 } from './migrations/1797000000000-client-discounts.js';
import { TrialMessages1798000000000 } from './migrations/1798000000000-trial-messages.js';
import { RecurringDiscounts1798300000000 } from './migrations/1798300000000-recurring-discounts.js';
import { WholeInvoiceSection1799000000000 } from './migrations/1799000000000-whole-invoice-section.js';
import { PapersMadeOnce1799100000000 } from './migrations/1799100000000-papers-made-once.js';
import { CardSettings1799200000000 } from './migrations/1799200000000-card-settings.js';
import { OneInvoiceOfAQuote1799300000000 } from './migrations/1799300000000-one-invoice-of-a-quote.js';
import { FiguresOfClosedBooks1799400000000 } from './migrations/1799400000000-figures-of-closed-books.js';
import { OrdersPlacedTogether1799500000000 } from './migrations/1799500000000-orders-placed-together.js';
import { ClientContacts1799600000000 } from './migrations/1799600000000-client-contacts.js';
import { ScheduleMadeOnce1799700000000 } from './migrations/1799700000000-schedule-made-once.js';
import { SearchOfAPerson1799800000000 } from './migrations/1799800000000-search-of-a-person.js';
import { PushOfASession1799900000000 } from './migrations/1799900000000-push-of-a-session.js';

/** Every step of the schema, oldest first. `synchronize` is never used. */
export const migrations = [
  FaqsAndClassSchedules1763000200000,
  UsersAndSessions1763000300000,
  JobTicks1763000301000,
  AttemptsAndPasswordResets1763000302000,
  Images1763100100000,
  Products1763100101000,
  BeginnerCourses1763100200000,
  Instructors1763100201000,
  CorporateClients1763100202000,
  ContactMessages1763100300000,
  ChatConversations1763100400000,
  MailLimits1763100401000,
  CartItems1763200100000,
  Orders1763200200000,
  AssistantForStaff1763300100000,
  Invoices1763400100000,
  GettingPaid1763400200000,
  ToldAtOnce1763500100000,
  KnownDevices1763600200000,
  OrderLimits1763600400000,
  FiltersOfLists1763600700000,
  AnnouncedChanges1763700100000,
  WrittenAsSeen1763700200000,
  IndexesThatPay1763700300000,
  LookedAtByOnePlan1763700400000,
  ApiKeys1763820100000,
  WhereSessionsAre1763860100000,
  SecondFactor1763870000000,
  ImportsAndTasks1763890000000,
  SchoolSettings1763910000000,
  DatedSchedule1763950000000,
  ActivityLog1763960000000,
  RestorableContent1763970000000,
  LoggedSchoolSettings1763980000000,
  TrialBookings1764300000000,
  LockedInvoices1770000000000,
  ContactReplies1771000000000,
  ReplyTemplates1771000000001,
  OrderPayments1772000000000,
  OrderCorrections1772000000001,
  OrderDelivery1772000000002,
  StockBySize1772000000003,
  StatementSendings1773000000000,
  InvoiceDiscounts1774000000000,
  RecurringInvoices1775000000000,
  StockAlerts1776500000000,
  MessagePlans1777000000000,
  Quotes1778000000000,
  StockHistory1779000000000,
  OrderCarriers1779000000001,
  InstructorsOfClasses1780000000000,
  ChatsAndSpam1781000000000,
  ClosedBooks1782000000000,
  ClientPayments1783000000000,
  MergedClients1784000000000,
  CourseSignups1785000000000,
  PicturesAndSizeCharts1786000000000,
  BankStatements1787000000000,
  CardPayments1788000000000,
  AskedMost1789000000000,
  IncomingAnswers1791000000000,
  LongWork1792000000000,
  CartsWrittenTogether1793000000000,
  InboxByLastWord1794000000000,
  RestorablePapers1795000000000,
  DuplicatedInvoices1796000000000,
  ClientDiscounts1797000000000,
  TrialMessages1798000000000,
  RecurringDiscounts1798300000000,
  WholeInvoiceSection1799000000000,
  PapersMadeOnce1799100000000,
  CardSettings1799200000000,
  OneInvoiceOfAQuote1799300000000,
  FiguresOfClosedBooks1799400000000,
  OrdersPlacedTogether1799500000000,
  ClientContacts1799600000000,
  ScheduleMadeOnce1799700000000,
  SearchOfAPerson1799800000000,
  PushOfASession1799900000000,
];
