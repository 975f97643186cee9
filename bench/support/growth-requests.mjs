// What staff ask of each of the lists that grow, for a school with `count` records of each.

const PAGE_ROWS = 25;
/** Where a deep page begins: nine tenths of the way. */
const DEEP = 0.9;

/** @type {Record<string, (count: number) => Record<string, string>>} */
export const REQUESTS = {
  messages: (count) => ({
    'first page': list('contact-messages'),
    'deep page': list('contact-messages', { first: count * DEEP }),
    'deep page by name': list('contact-messages', { first: count * DEEP, sort: ['fullName', 'ASC'] }),
    'archived tab': list('contact-messages', { filter: { archived: true } }),
    'active and unread': list('contact-messages', { filter: { archived: false, status: 'unread' } }),
    'suspected spam': list('contact-messages', { filter: { suspectedSpam: true } }),
    'one phone number': list('contact-messages', { filter: { phone: '+27820000500' } }),
    'q, one message': list('contact-messages', { filter: { q: 'visitor500@' } }),
    'q, a third of all': list('contact-messages', { filter: { q: 'boxing' } }),
    'q, nothing': list('contact-messages', { filter: { q: 'zzzqqqxxx' } }),
    'q, two letters': list('contact-messages', { filter: { q: 'zq' } }),
    'unread count': '/api/admin/contact-messages/unread/count',
    'archive-old count': '/api/admin/contact-messages/archive-old/count',
  }),
  orders: (count) => ({
    'first page': list('orders'),
    'deep page': list('orders', { first: count * DEEP }),
    pending: list('orders', { filter: { status: 'pending' } }),
    'by total': list('orders', { sort: ['totalAmount', 'DESC'] }),
    'by customer': list('orders', { sort: ['customerName', 'ASC'] }),
    'one phone number': list('orders', { filter: { customerPhone: '+27820000500' } }),
    'q, one order': list('orders', { filter: { q: 'customer500@' } }),
    'q, all': list('orders', { filter: { q: 'example.com' } }),
    'count of a status': list('orders', { filter: { status: 'shipped' }, rows: 1 }),
  }),
  chats: (count) => ({
    'first page': list('chat-conversations'),
    'deep page': list('chat-conversations', { first: count * DEEP }),
    'with contact': list('chat-conversations', { filter: { hasContact: true } }),
    unanswered: list('chat-conversations', { filter: { unanswered: true } }),
    'longest first': list('chat-conversations', { sort: ['messageCount', 'DESC'] }),
    'q, one visitor': list('chat-conversations', { filter: { q: 'visitor501@' } }),
    'q, a third of all': list('chat-conversations', { filter: { q: 'boxing' } }),
  }),
  invoices: (count) => ({
    'first page': list('invoices'),
    'deep page': list('invoices', { first: count * DEEP }),
    overdue: list('invoices', { filter: { status: 'overdue' } }),
    'how many are open': list('invoices', { filter: { status: ['pending', 'overdue'] }, rows: 1 }),
    'by amount': list('invoices', { sort: ['totalAmount', 'DESC'] }),
    'by client': list('invoices', { sort: ['clientName', 'ASC'] }),
    'q, one invoice': list('invoices', { filter: { q: 'INV-2001-0500' } }),
    'q, all': list('invoices', { filter: { q: 'client.example' } }),
    'quick-add': '/api/admin/invoice-items/recent',
    'statement of a client': '/api/admin/corporate-clients/$client/statement',
  }),
};

/**
 * What reads or writes all there is, once. @type {Record<string, [what: string, method: string, address: string][]>}
 */
export const ONCE = {
  messages: [
    ['export', 'GET', '/api/admin/contact-messages/export'],
    ['export as a task', 'POST', '/api/admin/exports/contact-messages'],
    ['the whole list', 'GET', '/api/admin/contact-messages'],
    ['archive-old', 'POST', '/api/admin/contact-messages/archive-old'],
  ],
  orders: [['the whole list', 'GET', '/api/admin/orders']],
  chats: [['the whole list', 'GET', '/api/admin/chat-conversations']],
  invoices: [['the whole list', 'GET', '/api/admin/invoices']],
};

function list(name, { first = 0, rows = PAGE_ROWS, ...query } = {}) {
  const asked = { ...query, range: [Math.floor(first), Math.floor(first) + rows - 1] };
  const search = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, JSON.stringify(value)]));
  return `/api/admin/${name}?${search.toString()}`;
}
