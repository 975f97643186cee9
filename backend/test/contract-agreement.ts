/**
 * Nothing here runs: the compiler proves that the contracts written by hand (libs/contracts, what forms and pages read)
 * and the document (libs/contracts/generated, what the server says of itself) describe the same things. A schema that
 * is new in the document does not compile here until it is listed.
 */
import type { ApiError, StaleRecordError } from '#libs/contracts/api-error';
import type { LoginAnswer, LogoutAnswer, SignedInUser } from '#libs/contracts/auth';
import type { BeginnerCourse, BeginnerCourseInput, PublicBeginnerCourse } from '#libs/contracts/beginner-course';
import type {
  ChatConversationSummary,
  ChatTranscript,
  UnansweredQuestion,
  UnansweredQuestionChange,
} from '#libs/contracts/chat-admin';
import type {
  ChatConversation,
  ChatConversationInput,
  ChatMessage,
  ChatNotifyAnswer,
  ChatNotifyInput,
} from '#libs/contracts/chatbot';
import type { CartItem, CartItemChange, CartItemInput, CartProduct } from '#libs/contracts/cart';
import type { ClassSchedule, ClassScheduleInput, PublicClassSchedule } from '#libs/contracts/class-schedule';
import type {
  ContactInput,
  ContactMessage,
  ContactReceipt,
  ContactResponseInput,
  ExportedContactMessage,
} from '#libs/contracts/contact-message';
import type { CorporateClient, CorporateClientInput, PublicCorporateClient } from '#libs/contracts/corporate-client';
import type { Faq, FaqInput } from '#libs/contracts/faq';
import type { components, paths } from '#libs/contracts/generated/api';
import type { ProductImageInput, UploadedImage } from '#libs/contracts/image';
import type { Instructor, InstructorInput, PublicInstructor } from '#libs/contracts/instructor';
import type {
  ClientStatement,
  CreditNote,
  CreditNoteInput,
  Invoice,
  InvoiceChange,
  InvoiceDetails,
  InvoiceInput,
  InvoiceItem,
  InvoiceItemInput,
  InvoicePayment,
  InvoicePaymentInput,
  InvoiceSending,
  InvoiceSettings,
  StatementInvoice,
} from '#libs/contracts/invoice';
import type { NoticeSettings } from '#libs/contracts/notice-settings';
import type {
  Order,
  OrderChange,
  OrderDetails,
  OrderInput,
  OrderItem,
  OrderStatusChange,
  PublicOrder,
  PublicOrderItem,
} from '#libs/contracts/order';
import type { PhoneCountryCode } from '#libs/contracts/phone-country';
import type { Product, ProductChange, ProductInput, PublicProduct } from '#libs/contracts/product';
import type { ProductCategory, ProductCategoryInput } from '#libs/contracts/product-category';
import type { PushKey, PushSubscriptionInput, PushSubscriptionReceipt, PushUnsubscription } from '#libs/contracts/push';
import type { User } from '#libs/contracts/user';

type Schemas = components['schemas'];

/** True, or the schemas that differ, by name. */
type Differing<Contracts extends Partial<Schemas>> = {
  [Name in keyof Contracts & keyof Schemas]: Same<Contracts[Name], Schemas[Name]> extends true ? never : Name;
}[keyof Contracts & keyof Schemas];
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Fails to compile, and names what is in the way. */
export type None<T extends never> = T;

/** What the server answers with. */
interface Answers {
  ApiErrorBody: ApiError;
  LoginView: LoginAnswer;
  SignedInUserView: SignedInUser;
  SentenceView: LogoutAnswer;
  BeginnerCourse: BeginnerCourse;
  PublicBeginnerCourse: PublicBeginnerCourse;
  CartItemView: CartItem;
  CartProductView: CartProduct;
  ChatConversationRecord: ChatConversationSummary;
  ChatConversationView: ChatConversation;
  ChatMessageView: ChatMessage;
  ChatNotifyView: ChatNotifyAnswer;
  ChatTranscriptView: ChatTranscript;
  ClassSchedule: ClassSchedule;
  PublicClassSchedule: PublicClassSchedule;
  ContactMessage: ContactMessage;
  ContactReceiptView: ContactReceipt;
  ExportedContactMessageView: ExportedContactMessage;
  CorporateClient: CorporateClient;
  PublicCorporateClient: PublicCorporateClient;
  Faq: Faq;
  PublicFaq: Pick<Faq, 'id' | 'question' | 'answer' | 'category' | 'isActive'>;
  Instructor: Instructor;
  PublicInstructor: PublicInstructor;
  InvoiceRecord: Invoice;
  InvoiceDetails: InvoiceDetails;
  InvoiceItem: InvoiceItem;
  InvoicePayment: InvoicePayment;
  CreditNote: CreditNote;
  InvoiceSettings: InvoiceSettings;
  ClientStatementView: ClientStatement;
  StatementInvoiceView: StatementInvoice;
  AgeingView: ClientStatement['ageing'];
  NoticeSettingsView: NoticeSettings;
  OrderRecord: Order;
  OrderItemView: OrderItem;
  OrderDetailsView: OrderDetails;
  OrderStatusChangeView: OrderStatusChange;
  PublicOrderView: PublicOrder;
  PublicOrderItemView: PublicOrderItem;
  PublicOrderProductView: PublicOrderItem['product'];
  ProductCategory: ProductCategory;
  ProductRecord: Product;
  PublicProduct: PublicProduct;
  PushKeyView: PushKey;
  PushSubscriptionView: PushSubscriptionReceipt;
  UnansweredQuestion: UnansweredQuestion;
  UploadedProductImage: UploadedImage;
  User: User;
  ChatRole: ChatMessage['role'];
  ClassLevel: ClassSchedule['level'];
  Confirmation: NonNullable<PublicOrder['confirmation']>;
  ContactMessageStatus: ContactMessage['status'];
  FaqCategory: Faq['category'];
  InvoiceStatus: Invoice['status'];
  OrderStatus: Order['status'];
  PaymentMethod: InvoicePayment['method'];
  PaymentTerms: CorporateClient['paymentTerms'];
  PhoneCountryCode: PhoneCountryCode;
  ResponseType: ContactResponseInput['responseType'];
  UnansweredStatus: UnansweredQuestion['status'];
  UserRole: User['role'];
  Weekday: ClassSchedule['day'];
}

/** Read by operators and by the badge of the back-office; no contract of their own. */
type WithoutContract =
  | 'ComponentStatus'
  | 'HealthStatus'
  | 'LiveView'
  | 'ComponentView'
  | 'ComponentsView'
  | 'HealthView'
  | 'CountView';
type Body = `${string}Dto`;

export type EveryAnswerAgrees = None<Differing<Answers>>;
export type EveryAnswerIsListed = None<Exclude<keyof Schemas, keyof Answers | WithoutContract | Body>>;

/** What a form is told when somebody else was faster, by the record it edits. */
interface Stale {
  '/api/admin/faqs/{id}': Faq;
  '/api/admin/class-schedules/{id}': ClassSchedule;
  '/api/admin/beginner-courses/{id}': BeginnerCourse;
  '/api/admin/corporate-clients/{id}': CorporateClient;
  '/api/admin/instructors/{id}': Instructor;
  '/api/admin/products/{id}': Product;
  '/api/admin/product-categories/{id}': ProductCategory;
  '/api/admin/users/{id}': User;
  '/api/admin/invoices/{id}': InvoiceDetails;
  '/api/admin/orders/{id}': OrderDetails;
  '/api/admin/contact-messages/{id}/status': ContactMessage;
  '/api/admin/contact-messages/{id}/response': ContactMessage;
}

type StaleAnswer<Path extends keyof paths> = paths[Path] extends {
  put: { responses: { 412: { content: { 'application/json': infer Json } } } };
}
  ? Json
  : never;
type StalePath = { [Path in keyof paths]: [StaleAnswer<Path>] extends [never] ? never : Path }[keyof paths];

export type EveryStaleAnswerAgrees = None<
  {
    [Path in keyof Stale]: Same<StaleRecordError<Stale[Path]>, StaleAnswer<Path>> extends true ? never : Path;
  }[keyof Stale]
>;
export type EveryStaleAnswerIsListed = None<Exclude<StalePath, keyof Stale>>;

/** What forms send: the server takes all of it. */
interface Inputs {
  CreateBeginnerCourseDto: BeginnerCourseInput;
  AddCartItemDto: CartItemInput;
  ChangeCartItemDto: CartItemChange;
  ChangeUnansweredQuestionDto: UnansweredQuestionChange;
  CreateChatConversationDto: ChatConversationInput;
  NotifyDto: ChatNotifyInput;
  CreateClassScheduleDto: ClassScheduleInput;
  ContactDto: ContactInput;
  SaveResponseDto: ContactResponseInput;
  CreateCorporateClientDto: CorporateClientInput;
  CreateFaqDto: FaqInput;
  CreateInstructorDto: InstructorInput;
  CreateInvoiceDto: InvoiceInput;
  ChangeInvoiceDto: InvoiceChange;
  AddInvoiceItemDto: InvoiceItemInput;
  ChangeInvoiceItemDto: Partial<InvoiceItemInput>;
  AddPaymentDto: InvoicePaymentInput;
  AddCreditNoteDto: CreditNoteInput;
  SendInvoiceDto: InvoiceSending;
  ChangeInvoiceSettingsDto: Partial<InvoiceSettings>;
  ChangeNoticeSettingsDto: NoticeSettings;
  PlaceOrderDto: OrderInput;
  ChangeOrderDto: OrderChange;
  CreateProductDto: ProductInput;
  UpdateProductDto: ProductChange;
  CreateProductCategoryDto: ProductCategoryInput;
  SubscribePushDto: PushSubscriptionInput;
  UnsubscribePushDto: PushUnsubscription;
  UploadProductImageDto: ProductImageInput;
}

export type EveryInputIsTaken = None<
  { [Name in keyof Inputs]: Inputs[Name] extends Schemas[Name] ? never : Name }[keyof Inputs]
>;
