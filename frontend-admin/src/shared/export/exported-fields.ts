import type {
  Activity,
  ActivityChange,
  ApiKey,
  BeginnerCourse,
  ChatConversationRecord,
  ClassSchedule,
  Closure,
  CorporateClient,
  CourseSignup,
  Faq,
  Instructor,
  InstructorAbsence,
  ProductCategory,
  ProductRecord,
  QuoteRecord,
  RecurringInvoiceRecord,
  ReplyTemplate,
  StockMovement,
  TrialBooking,
  UnansweredQuestion,
  User,
} from '#libs/contracts/generated/api';
import { MAX_FOUND } from '#libs/contracts/list';
import { csvFile } from '#libs/domain/csv';
import { cellOf } from '#libs/domain/csv-cells';
import type { SizeStock } from '#libs/domain/product-sizes';
import { EXPORT, type ExportedList, type ExportedSection } from './export-words';

type Cell = string | number | boolean | null;
type Value = Cell | undefined | readonly string[] | readonly SizeStock[];
type FieldOf<Row> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] & string;

/** By name, as the API has it; of an amount in cents, in rand. */
type Exported<Row> = FieldOf<Row> | { rand: FieldOf<Row> };

const fields = <Row>(...names: Exported<Row>[]): readonly (string | { rand: string })[] => names;

/**
 * What a list's CSV file has of each record: what the screen shows of it, and the details that stand in the same place.
 * Where files are imported too, the id says which record a row is about.
 */
const EXPORTED: Record<ExportedList | ExportedSection, ReturnType<typeof fields>> = {
  activity: fields<Activity & Partial<ActivityChange>>(
    'at',
    'actorName',
    'action',
    'resource',
    'recordId',
    'part',
    'label',
    'field',
    'from',
    'to',
    'secretChanged',
    'times',
    'lastAt',
  ),
  'api-keys': fields<ApiKey>('name', 'prefix', 'access', 'resources', 'madeBy', 'expiresAt', 'lastUsedAt', 'createdAt'),
  'beginner-courses': fields<BeginnerCourse>(
    'name',
    'startDate',
    'duration',
    'sessions',
    'difficulty',
    'description',
    'bookingLink',
    'seats',
    'isActive',
    'createdAt',
  ),
  'chat-conversations': fields<ChatConversationRecord>(
    'userName',
    'userEmail',
    'userPhone',
    'lastQuestion',
    'messageCount',
    'inDistress',
    'handled',
    'updatedAt',
  ),
  'class-schedule': fields<ClassSchedule>(
    'day',
    'startTime',
    'endTime',
    'className',
    'level',
    'instructor',
    'isActive',
    'id',
  ),
  closures: fields<Closure>('startDate', 'endDate', 'name', 'note', 'isClosed'),
  'corporate-clients': fields<CorporateClient>(
    'name',
    'industry',
    'websiteUrl',
    'email',
    'phone',
    'primaryContactName',
    'primaryContactEmail',
    'primaryContactPhone',
    'paymentTerms',
    'discountKind',
    { rand: 'discountValue' },
    'sortOrder',
    'isActive',
    'id',
  ),
  'course-signups': fields<CourseSignup>(
    'courseName',
    'startDate',
    'status',
    'participantName',
    'participantAge',
    'guardianName',
    'fullName',
    'email',
    'phone',
    'note',
    'staffNote',
    'createdAt',
  ),
  faq: fields<Faq>('question', 'answer', 'category', 'isActive', 'id'),
  'instructor-absences': fields<InstructorAbsence & { instructor: string }>(
    'instructor',
    'startDate',
    'endDate',
    'note',
    'createdAt',
  ),
  instructors: fields<Instructor>('name', 'role', 'bio', 'expertise', 'image', 'sortOrder', 'id'),
  'product-categories': fields<ProductCategory>('name', 'description', 'isActive', 'sortOrder', 'id'),
  products: fields<ProductRecord>(
    'name',
    'category',
    { rand: 'price' },
    'stock',
    'availableSizes',
    'sizes',
    'isActive',
    'id',
  ),
  quotes: fields<QuoteRecord>(
    'quoteNumber',
    'clientName',
    'clientEmail',
    'reference',
    'status',
    'issueDate',
    'validUntil',
    { rand: 'subtotal' },
    { rand: 'discountAmount' },
    { rand: 'taxAmount' },
    { rand: 'totalAmount' },
    'sentTo',
    'sentAt',
    'acceptedBy',
    'acceptedAt',
    'declinedAt',
    'declineReason',
    'invoiceNumber',
  ),
  'recurring-invoices': fields<RecurringInvoiceRecord>(
    'name',
    'clientName',
    'clientEmail',
    'discountKind',
    { rand: 'discountValue' },
    'dayOfMonth',
    'delivery',
    'startDate',
    'until',
    'nextDate',
    'lastDate',
    'isActive',
    'stoppedBecause',
  ),
  'reply-templates': fields<ReplyTemplate>('title', 'text', 'updatedAt'),
  'stock-history': fields<StockMovement & { product: string; what: string }>(
    'at',
    'product',
    'size',
    'what',
    'change',
    'stockAfter',
    'orderNumber',
    'changedBy',
  ),
  'trial-bookings': fields<TrialBooking>(
    'date',
    'startTime',
    'className',
    'participantName',
    'participantAge',
    'guardianName',
    'fullName',
    'email',
    'phone',
    'plan',
    'status',
    'note',
    'staffNote',
    'createdAt',
  ),
  'unanswered-questions': fields<UnansweredQuestion>('question', 'askedCount', 'firstAskedAt', 'lastAskedAt', 'status'),
  users: fields<User>('username', 'email', 'firstName', 'lastName', 'role', 'isActive', 'lastLogin'),
};

/**
 * What is said of a file: that of some lists ends at MAX_FOUND. @param total of the list, where a search counts no
 * further than that
 */
export function exportedInWords(exported: number, total: number, isSearched: boolean): string {
  const first = `Only the first ${written(exported)}`;
  if (exported === MAX_FOUND && total > exported)
    return `${first} of ${written(total)} were exported. Filter the list to export the others`;
  if (exported === MAX_FOUND && isSearched)
    return `${first} found were exported. Search for more words to find the others`;
  return EXPORT.done;
}

const written = (count: number): string => count.toLocaleString('en-US');

/** A CSV file of the records, in their order; formulas are made harmless. */
export function recordsFile(resource: ExportedList | ExportedSection, records: readonly object[]): string {
  const exported = EXPORTED[resource];
  return csvFile(
    records
      .flatMap((record) => linesOf(record as Readonly<Record<string, unknown>>))
      .map((record) =>
        Object.fromEntries(
          exported.map((field) =>
            typeof field === 'string'
              ? [field, cell(record[field] as Value)]
              : [field.rand, cellOf('rand', record[field.rand])],
          ),
        ),
      ),
  );
}

/** Of the activity log each change is a line; a deed without any has one all the same. */
function linesOf(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const { changes } = record;
  return Array.isArray(changes) && changes.length > 0
    ? (changes as object[]).map((change) => ({ ...record, ...change }))
    : [record];
}

function cell(value: Value): Cell {
  if (Array.isArray(value)) return cellOf(typeof value[0] === 'object' ? 'stocks' : 'list', value);
  return (value as Cell | undefined) ?? null;
}
