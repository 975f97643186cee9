import type { OpenAPIObject } from '@nestjs/swagger';
import { ACTIVITY_ACTIONS, ACTOR_KINDS, RESTORABLE } from '#libs/contracts/activity';
import { API_KEY_ACCESS, API_KEY_RESOURCES } from '#libs/contracts/api-key';
import { BANK_LINE_FATES } from '#libs/contracts/bank-statement';
import { UNANSWERED_STATUSES } from '#libs/contracts/chat-admin';
import { CHAT_ROLES } from '#libs/contracts/chatbot';
import { CLASS_EXCEPTION_KINDS, CLASS_STATUSES } from '#libs/contracts/class-calendar';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import { CONTACT_MESSAGE_STATUSES, REPLY_DELIVERIES, RESPONSE_TYPES } from '#libs/contracts/contact-message';
import { CORPORATE_CLIENT_FIELDS } from '#libs/contracts/corporate-client';
import { EXPORT_RESOURCES } from '#libs/contracts/export';
import { FAQ_CATEGORIES } from '#libs/contracts/faq';
import { IMPORT_FATES, IMPORT_RESOURCES, IMPORT_STATES } from '#libs/contracts/import';
import { PAYMENT_METHODS, SENDING_KINDS } from '#libs/contracts/invoice';
import { PERSON_KINDS } from '#libs/contracts/people';
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { DATABASE_KINDS, MAIL_DESTINATIONS, SYSTEM_STATUSES, TROUBLES } from '#libs/contracts/system';
import { TASK_KINDS, TASK_STATES } from '#libs/contracts/task';
import { USER_ROLES } from '#libs/contracts/user';
import { PAYMENT_TERMS } from '#libs/domain/payment-terms';
import { BACKUP_KINDS } from '#libs/domain/backup-retention';
import { PAPER_KINDS } from '#libs/domain/bank-statement/match-lines';
import { COURSE_SIGNUP_STATUSES } from '#libs/domain/course-signup';
import { LOCK_REASONS } from '#libs/domain/invoice-lock';
import { INVOICE_STATUSES } from '#libs/domain/invoice-status';
import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { ORDER_CORRECTIONS } from '#libs/contracts/order';
import { ORDER_STATUSES } from '#libs/domain/order';
import { DELIVERY_KINDS } from '#libs/domain/delivery';
import { CARRIERS } from '#libs/domain/carrier';
import { FILE_KINDS } from '#libs/domain/file-kind';
import { STOCK_MOVEMENT_KINDS } from '#libs/domain/stock-movement';
import { ORDER_PAYMENT_STATUSES } from '#libs/domain/order-money';
import { CONFIRMATIONS } from '#libs/domain/order-story';
import { QUOTE_STATUSES } from '#libs/domain/quote';
import { DELIVERIES, RUN_OUTCOMES } from '#libs/domain/recurring-invoice';
import { VAT_BASES, VAT_KINDS } from '#libs/domain/reports/vat-summary';
import { DISCIPLINES } from '#libs/domain/schedule/discipline';
import { MEMBERSHIP_PLANS } from '#libs/domain/school-facts';
import { TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';

/** The closed lists of words that cross the wire, by the names a generated client gives them. */
const WORDS: Record<string, readonly string[]> = {
  ActivityAction: ACTIVITY_ACTIONS,
  ActorKind: ACTOR_KINDS,
  ApiKeyAccess: API_KEY_ACCESS,
  ApiKeyResource: API_KEY_RESOURCES,
  BankLineFate: BANK_LINE_FATES,
  BackupKind: BACKUP_KINDS,
  BackupState: ['idle', 'waiting', 'running'],
  Carrier: CARRIERS,
  ChatRole: CHAT_ROLES,
  ClassExceptionKind: CLASS_EXCEPTION_KINDS,
  ClassLevel: CLASS_LEVELS,
  ClassStatus: CLASS_STATUSES,
  ComponentStatus: ['up', 'down', 'degraded'],
  Confirmation: CONFIRMATIONS,
  ContactMessageStatus: CONTACT_MESSAGE_STATUSES,
  CorporateClientField: CORPORATE_CLIENT_FIELDS,
  CourseSignupStatus: COURSE_SIGNUP_STATUSES,
  DatabaseKind: DATABASE_KINDS,
  DeliveryKind: DELIVERY_KINDS,
  Discipline: DISCIPLINES,
  DiscountKind: DISCOUNT_KINDS,
  ExportResource: EXPORT_RESOURCES,
  FaqCategory: FAQ_CATEGORIES,
  HealthStatus: ['ok', 'degraded', 'error', 'stopping'],
  ImportFate: IMPORT_FATES,
  ImportResource: IMPORT_RESOURCES,
  ImportState: IMPORT_STATES,
  InvoiceSendingKind: SENDING_KINDS,
  InvoiceStatus: INVOICE_STATUSES,
  LockReason: LOCK_REASONS,
  MailDestination: MAIL_DESTINATIONS,
  MembershipPlan: MEMBERSHIP_PLANS,
  OrderCorrectionField: ORDER_CORRECTIONS,
  OrderPaymentStatus: ORDER_PAYMENT_STATUSES,
  OrderStatus: ORDER_STATUSES,
  PaymentMethod: PAYMENT_METHODS,
  PaymentTerms: PAYMENT_TERMS,
  PaperKind: PAPER_KINDS,
  PersonKind: PERSON_KINDS,
  FileKind: FILE_KINDS,
  PhoneCountryCode: PHONE_COUNTRIES.map(({ code }) => code),
  QuoteStatus: QUOTE_STATUSES,
  ReplyDelivery: REPLY_DELIVERIES,
  ResponseType: RESPONSE_TYPES,
  RecurringInvoiceDelivery: DELIVERIES,
  RecurringInvoiceOutcome: RUN_OUTCOMES,
  RestorableResource: RESTORABLE,
  StockMovementKind: STOCK_MOVEMENT_KINDS,
  SystemStatus: SYSTEM_STATUSES,
  TaskKind: TASK_KINDS,
  TaskState: TASK_STATES,
  TrialStatus: TRIAL_STATUSES,
  Trouble: TROUBLES,
  UnansweredStatus: UNANSWERED_STATUSES,
  UserRole: USER_ROLES,
  VatBasis: VAT_BASES,
  VatKind: VAT_KINDS,
  Weekday: WEEKDAYS,
};
const NAMES = new Map(Object.entries(WORDS).map(([name, words]) => [keyOf(words), name]));

type Json = Record<string, unknown>;

/** Puts each list of words into components/schemas once, and a reference to it wherever it stood. */
export function nameWords(document: OpenAPIObject): void {
  const schemas = ((document.components ??= {}).schemas ??= {});
  referTo(schemas);
  for (const [name, words] of Object.entries(WORDS)) schemas[name] = { type: 'string', enum: [...words] };
}

function referTo(node: object): void {
  for (const child of Object.values(node) as unknown[]) {
    if (typeof child !== 'object' || child === null) continue;
    const words = (child as Json)['enum'];
    const name = Array.isArray(words) ? NAMES.get(keyOf(words.filter((word) => word !== null))) : undefined;
    if (name === undefined) referTo(child);
    else refer(child as Json, `#/components/schemas/${name}`, (words as unknown[]).includes(null));
  }
}

function refer(schema: Json, $ref: string, isNullable: boolean): void {
  delete schema['enum'];
  delete schema['type'];
  Object.assign(schema, isNullable ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref });
}

function keyOf(words: readonly unknown[]): string {
  return words.map(String).toSorted().join('|');
}
