/** Records for the specs: believable defaults, each spec names only what it is about. */
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { API_KEY_RESOURCES, type ApiKeyAccess, type ApiKeyResource } from '#libs/contracts/api-key';
import { questionGroup } from '#libs/domain/chat/question-group';
import { invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { sumCents } from '#libs/domain/money';
import { paidByStatus } from '#libs/domain/order-money';
import { ORDER_NUMBER_BYTES, orderNumberOf } from '#libs/domain/order-number';
import { hashPassword } from '../src/common/secrets/passwords.js';
import type { NewApiKeyView } from '../src/modules/api-keys/api-key.dto.js';
import { ApiKeysService } from '../src/modules/api-keys/api-keys.service.js';
import { ChatConversation } from '../src/modules/chatbot/chat-conversation.entity.js';
import { UnansweredQuestion } from '../src/modules/chatbot/unanswered-question.entity.js';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { nextDocumentNumber } from '../src/modules/invoices/document-numbers.service.js';
import { Invoice } from '../src/modules/invoices/invoice.entity.js';
import { InvoiceItem } from '../src/modules/invoices/invoice-item.entity.js';
import { InvoiceRecord } from '../src/modules/invoices/invoice-record.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { OrderItem } from '../src/modules/orders/order-item.entity.js';
import { moneyOf, recordPayment } from '../src/modules/orders/order-payments.service.js';
import { OrderStatusChange } from '../src/modules/orders/order-status-change.entity.js';
import { OrderRecord } from '../src/modules/orders/order-record.entity.js';
import { ProductCategory } from '../src/modules/product-categories/product-category.entity.js';
import { Product } from '../src/modules/products/product.entity.js';
import { RecurringInvoice } from '../src/modules/recurring-invoices/recurring-invoice.entity.js';
import { SessionsService } from '../src/modules/users/sessions.service.js';
import { ContactMessage } from '../src/modules/contact-messages/contact-message.entity.js';
import { TrialBooking } from '../src/modules/trial-bookings/trial-booking.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import type { TestApp } from './test-app.js';

/** The password of every account that these factories make, unless the spec gives another. */
export const PASSWORD = 'a long enough password';

/** A hash is made to be slow, and most accounts have this one. */
let hashOfPassword: Promise<string> | undefined;

export interface SignedIn {
  user: User;
  token: string;
  /** The value of the session cookie. */
  cookie: string;
  /** For supertest: request(t.server).get('/api/...').set(admin.headers). */
  headers: { authorization: string };
}

/** An active account of role user, with a username and an email address of its own. */
export async function createUser(
  db: EntityManager,
  overrides: Partial<User> & { password?: string } = {},
): Promise<User> {
  const { password = PASSWORD, ...fields } = overrides;
  const username = fields.username ?? `user-${randomBytes(6).toString('hex')}`;
  const { identifiers } = await db.insert(User, {
    username,
    email: `${username}@stormcombat.example`,
    firstName: null,
    lastName: null,
    role: 'user',
    isActive: true,
    passwordHash: await (password === PASSWORD ? (hashOfPassword ??= hashPassword(PASSWORD)) : hashPassword(password)),
    ...fields,
  });
  const made = identifiers[0]!['id'] as number;
  const id = fields.id ?? made;
  // TypeORM's insert leaves a generated column to its sequence, whatever it is given.
  if (id !== made) await db.query('UPDATE users SET id = $1 WHERE id = $2', [id, made]);
  return db.findOneByOrFail(User, { id });
}

/** A session of the account, made by the real service. */
export async function signIn(t: TestApp, user: User): Promise<SignedIn> {
  const session = await t.app.get(SessionsService, { strict: false }).create(t.db, user.id);
  return { user, token: session.token, cookie: session.cookie, headers: { authorization: `Bearer ${session.token}` } };
}

/** A new active admin and a session of theirs. */
export async function signInAdmin(t: TestApp): Promise<SignedIn> {
  return signIn(t, await createUser(t.db, { role: 'admin' }));
}

interface KeyParts {
  access?: ApiKeyAccess;
  resources?: readonly ApiKeyResource[];
  maker?: User;
}

/** A key for every resource, of a new active admin, unless the spec says otherwise. */
export async function createApiKey(
  db: EntityManager,
  { access = 'write', resources = API_KEY_RESOURCES, maker }: KeyParts = {},
): Promise<NewApiKeyView> {
  const { id, username, role } = maker ?? (await createUser(db, { role: 'admin' }));
  return new ApiKeysService(db).create(
    { name: 'Script', access, resources: [...resources] },
    { id, username, role, useIsUnwritten: false },
  );
}

/** An active category; of one whose name is taken, the one there is. */
export async function createProductCategory(
  db: EntityManager,
  overrides: Partial<ProductCategory> = {},
): Promise<ProductCategory> {
  const name = overrides.name ?? `Category ${randomBytes(6).toString('hex')}`;
  return (
    (await db.findOneBy(ProductCategory, { name })) ??
    db.save(ProductCategory, { description: null, ...overrides, name })
  );
}

/** An active product with stock, in an active category of its own unless the spec gives a categoryId. */
export async function createProduct(db: EntityManager, overrides: Partial<Product> = {}): Promise<Product> {
  const categoryId = overrides.categoryId ?? (await createProductCategory(db)).id;
  const { id } = await db.save(Product, {
    name: 'Boxing gloves',
    description: null,
    priceCents: 49_900,
    stock: 10,
    imageUrl: null,
    ...overrides,
    categoryId,
  });
  return db.findOneByOrFail(Product, { id });
}

/** An unread message of a visitor. */
export async function createContactMessage(
  db: EntityManager,
  overrides: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  return db.save(
    ContactMessage,
    db.create(ContactMessage, {
      fullName: 'Thandi Mokoena',
      email: 'thandi@example.com',
      phone: '+27821234567',
      subject: 'Free trial',
      message: 'May I come on Monday evening?',
      ...(overrides.archived === true && { archiveDate: new Date() }),
      ...overrides,
    }),
  );
}

/** What one visitor asked, and the assistant's greeting and answer. */
export async function createChatConversation(
  db: EntityManager,
  overrides: Partial<ChatConversation> = {},
): Promise<{ id: number }> {
  const said = (role: 'user' | 'assistant', content: string, timestamp: number) => ({ role, content, timestamp });
  const messages = [
    said('assistant', 'Hello!', 1),
    said('user', 'Do you have boxing?', 2),
    said('assistant', 'Yes, we offer boxing.', 3),
  ];
  const { identifiers } = await db.insert(ChatConversation, {
    sessionId: `visitor-${randomBytes(8).toString('hex')}`,
    messages,
    ...overrides,
  });
  return { id: identifiers[0]!['id'] as number };
}

/** An open question that was asked once. */
export async function createUnansweredQuestion(
  db: EntityManager,
  overrides: Partial<UnansweredQuestion> = {},
): Promise<UnansweredQuestion> {
  const question = overrides.question ?? `Do you teach ${randomBytes(6).toString('hex')}?`;
  const { identifiers } = await db.insert(UnansweredQuestion, {
    question,
    questionGroup: questionGroup(question),
    ...overrides,
  });
  return db.findOneByOrFail(UnansweredQuestion, { id: identifiers[0]!['id'] as number });
}

/**
 * A pending order of one product that is no longer in the shop, unless the spec gives its lines. The stock of products
 * stays as it is: it is thought of as taken already.
 */
export async function createOrder(
  db: EntityManager,
  { items = [{}], ...overrides }: Partial<Order> & { items?: Partial<OrderItem>[] } = {},
): Promise<OrderRecord> {
  const lines = items.map((item) => ({
    productName: 'Boxing gloves',
    productImageUrl: null,
    priceCents: 49_900,
    quantity: 1,
    ...item,
  }));
  const { id, status } = await db.save(Order, {
    orderNumber: orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
    customerName: 'Thandi Mokoena',
    customerEmail: 'thandi@example.com',
    customerPhone: null,
    shippingAddress: '12 Naivasha Road\nSunninghill\n2157',
    totalCents: sumCents(lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity }))),
    ...overrides,
  });
  await db.insert(
    OrderItem,
    lines.map((line) => ({ ...line, orderId: id })),
  );
  await db.insert(OrderStatusChange, { orderId: id, fromStatus: null, toStatus: status });
  await payAsItsStatusSays(db, id);
  return db.findOneByOrFail(OrderRecord, { id });
}

/** As staff have it who take an order out of `pending`. */
async function payAsItsStatusSays(db: EntityManager, id: number): Promise<void> {
  const order = await db.findOneByOrFail(Order, { id });
  const amount = paidByStatus({ ...moneyOf(order), status: 'pending' }, order.status);
  if (amount > 0)
    await recordPayment(db, order, {
      kind: 'payment',
      amount,
      method: 'other',
      reference: null,
      date: '2026-03-02',
      recordedBy: null,
    });
}

/**
 * A pending invoice of 2026 for a client who has no record, without lines unless the spec gives some. Its totals are
 * those of its lines.
 */
export async function createInvoice(
  db: EntityManager,
  { items = [], ...overrides }: Partial<Invoice> & { items?: Partial<InvoiceItem>[] } = {},
): Promise<InvoiceRecord> {
  const lines = items.map((item) =>
    pricedLine({ description: 'Team training', quantity: 1, unitPrice: 250_000, ...item }),
  );
  const totals = invoiceTotals(lines, { taxRate: 0, ...NO_DISCOUNT, ...overrides });
  const { identifiers } = await db.insert(Invoice, {
    invoiceNumber: overrides.invoiceNumber ?? (await nextDocumentNumber(db, 'invoice', 2026)),
    clientName: 'Highveld Logistics',
    clientEmail: 'accounts@highveld.example',
    issueDate: '2026-03-02',
    dueDate: '2999-12-31',
    stormCombatName: 'Storm Combat Academy',
    ...totals,
    ...overrides,
  });
  const id = identifiers[0]!['id'] as number;
  for (const line of lines) await db.insert(InvoiceItem, { ...line, invoiceId: id });
  return db.findOneByOrFail(InvoiceRecord, { id });
}

/** A grown-up's trial of a Krav Maga class on a Wednesday. */
export function createTrialBooking(db: EntityManager, overrides: Partial<TrialBooking> = {}): Promise<TrialBooking> {
  return db.save(TrialBooking, {
    className: 'Krav Maga',
    date: '2030-07-10',
    startTime: '18:00',
    endTime: '19:30',
    fullName: 'Thandi Mokoena',
    email: 'thandi@example.com',
    phone: '+27821234567',
    participantName: 'Thandi Mokoena',
    participantAge: 31,
    ...overrides,
  });
}

/** R5 000.00 on the first of each month, from far ahead, unless told otherwise: the jobs of other tests leave it. */
export async function createRecurringInvoice(
  db: EntityManager,
  overrides: Partial<RecurringInvoice> = {},
): Promise<RecurringInvoice> {
  const corporateClientId =
    overrides.corporateClientId === undefined
      ? (await db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' })).id
      : overrides.corporateClientId;
  return db.save(RecurringInvoice, {
    name: 'Monthly training',
    items: [{ description: 'Team training', quantity: 2, unitPrice: 250_000 }],
    taxRate: 0,
    dayOfMonth: 1,
    startDate: '2998-07-01',
    nextDate: '2998-07-01',
    ...overrides,
    corporateClientId,
  });
}
