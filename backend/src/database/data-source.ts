import type { DataSourceOptions } from 'typeorm';
import { Activity } from '../modules/activity/activity.entity.js';
import { ApiKey } from '../modules/api-keys/api-key.entity.js';
import { Attempt } from '../modules/attempts/attempt.entity.js';
import { BankImport, BankLayout, BankLine } from '../modules/bank-statements/bank-line.entity.js';
import { BeginnerCourse } from '../modules/beginner-courses/beginner-course.entity.js';
import { CardPayment } from '../modules/orders/card-payment.entity.js';
import { CartItem } from '../modules/cart/cart-item.entity.js';
import { ChatConversation, ChatConversationRecord } from '../modules/chatbot/chat-conversation.entity.js';
import { ClassCalendarState } from '../modules/class-calendar/class-calendar-state.entity.js';
import { ClassException } from '../modules/class-calendar/class-exception.entity.js';
import { Closure } from '../modules/class-calendar/closure.entity.js';
import { ClassSchedule } from '../modules/class-schedules/class-schedule.entity.js';
import { StatementSending } from '../modules/statements/statement-sending.entity.js';
import { LowStockNotice, StockAlert } from '../modules/stock-alerts/stock-alert.entity.js';
import { CorporateClient } from '../modules/corporate-clients/corporate-client.entity.js';
import { ContactMessage, ContactResponseKey } from '../modules/contact-messages/contact-message.entity.js';
import { ContactArchiveBatch, ContactFollowUpTold } from '../modules/contact-messages/contact-message-plan.entity.js';
import { ContactReply } from '../modules/contact-messages/contact-reply.entity.js';
import { TrustedSender } from '../modules/contact-messages/trusted-sender.entity.js';
import { Quote, QuoteLink, QuoteRecord } from '../modules/quotes/quote.entity.js';
import { ClosedPeriod, InvoiceWhenClosed } from '../modules/reports/closed-books.entity.js';
import { RecurringInvoice, RecurringInvoiceRecord } from '../modules/recurring-invoices/recurring-invoice.entity.js';
import { RecurringInvoiceRun } from '../modules/recurring-invoices/recurring-invoice-run.entity.js';
import { ReplyTemplate } from '../modules/reply-templates/reply-template.entity.js';
import { Faq } from '../modules/faqs/faq.entity.js';
import { HeldMail, MailLimit } from '../modules/mail/mail-limit.entity.js';
import { Import } from '../modules/imports/import.entity.js';
import { Image } from '../modules/images/image.entity.js';
import { IncomingMailbox } from '../modules/incoming-mail/incoming-mailbox.entity.js';
import { Instructor } from '../modules/instructors/instructor.entity.js';
import { InstructorAbsence } from '../modules/instructors/instructor-absence.entity.js';
import { ClientPayment } from '../modules/invoices/client-payment.entity.js';
import { CreditNote, InvoicePayment } from '../modules/invoices/invoice-paying.entity.js';
import { DeletedRecord } from '../modules/activity/deleted-record.entity.js';
import { DocumentCounter } from '../modules/invoices/document-numbers.service.js';
import { Invoice } from '../modules/invoices/invoice.entity.js';
import { InvoiceItem } from '../modules/invoices/invoice-item.entity.js';
import { InvoiceRecord } from '../modules/invoices/invoice-record.entity.js';
import { InvoiceReminder } from '../modules/invoice-mails/invoice-reminder.entity.js';
import { InvoiceSending } from '../modules/invoices/invoice-sending.entity.js';
import { JobTick } from '../modules/jobs/job-tick.entity.js';
import { NoticeSettings } from '../modules/daily-digest/notice-settings.entity.js';
import { KnownDevice, Session, PasswordReset } from '../modules/users/sign-in.entity.js';
import { Order } from '../modules/orders/order.entity.js';
import { OrderCorrection } from '../modules/orders/order-correction.entity.js';
import { OrderItem } from '../modules/orders/order-item.entity.js';
import { OrderPayment } from '../modules/orders/order-payment.entity.js';
import { OrderStatusChange } from '../modules/orders/order-status-change.entity.js';
import { OrderRecord } from '../modules/orders/order-record.entity.js';
import { ProductCategory } from '../modules/product-categories/product-category.entity.js';
import { Product, ProductRecord } from '../modules/products/product.entity.js';
import { StockMovement } from '../modules/products/stock-movement.entity.js';
import { PushKeys } from '../modules/push/push-keys.service.js';
import { PushSubscription } from '../modules/push/push-subscription.entity.js';
import { SchoolSetting, SchoolSettingsChange } from '../modules/settings/school-setting.entity.js';
import { ExportChunk } from '../modules/exports/export-chunk.entity.js';
import { Task } from '../modules/tasks/task.entity.js';
import { CourseSignup, CourseSignupLink } from '../modules/course-signups/course-signup.entity.js';
import { TrialBooking, TrialBookingLink } from '../modules/trial-bookings/trial-booking.entity.js';
import { AskedTopic } from '../modules/chatbot/asked-topic.entity.js';
import { UnansweredQuestion } from '../modules/chatbot/unanswered-question.entity.js';
import { SignInSettings, User } from '../modules/users/user.entity.js';
import { migrations } from './migrations.js';

/** Every table of the product. */
const entities = [
  Activity,
  AskedTopic,
  ApiKey,
  Attempt,
  BankImport,
  BankLayout,
  BankLine,
  BeginnerCourse,
  CardPayment,
  CartItem,
  ChatConversation,
  ChatConversationRecord,
  ClassCalendarState,
  ClassException,
  ClassSchedule,
  ClientPayment,
  ClosedPeriod,
  Closure,
  ContactMessage,
  ContactArchiveBatch,
  ContactFollowUpTold,
  ContactReply,
  ContactResponseKey,
  ReplyTemplate,
  CorporateClient,
  CourseSignup,
  CourseSignupLink,
  CreditNote,
  DeletedRecord,
  DocumentCounter,
  ExportChunk,
  Faq,
  HeldMail,
  Image,
  Import,
  IncomingMailbox,
  Instructor,
  InstructorAbsence,
  Invoice,
  InvoiceItem,
  InvoicePayment,
  InvoiceRecord,
  InvoiceReminder,
  InvoiceSending,
  InvoiceWhenClosed,
  JobTick,
  KnownDevice,
  MailLimit,
  NoticeSettings,
  Order,
  OrderCorrection,
  OrderItem,
  OrderPayment,
  OrderRecord,
  OrderStatusChange,
  PasswordReset,
  Product,
  ProductCategory,
  ProductRecord,
  PushKeys,
  PushSubscription,
  Quote,
  QuoteLink,
  QuoteRecord,
  RecurringInvoice,
  RecurringInvoiceRecord,
  RecurringInvoiceRun,
  SchoolSetting,
  SchoolSettingsChange,
  Session,
  SignInSettings,
  StatementSending,
  StockAlert,
  StockMovement,
  LowStockNotice,
  Task,
  TrialBooking,
  TrialBookingLink,
  TrustedSender,
  UnansweredQuestion,
  User,
];

export function dataSourceOptions(databaseUrl: string): Extract<DataSourceOptions, { type: 'postgres' }> {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    synchronize: false,
    migrationsTransactionMode: 'each',
    // pg waits for ever by default on a black-holed database or an empty pool.
    connectTimeoutMS: 2000,
    poolSize: 10,
  };
}
