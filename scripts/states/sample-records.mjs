// The records that screens of one record are opened with, and the secrets of the mailed links that lead to some.
import { createHash } from 'node:crypto';
import { productPath } from '#libs/domain/product-address';
import { quotePath } from '#libs/domain/quote-address';
import { withDatabase } from './fixed-school.mjs';

const SECRET = 'states'.padEnd(43, '-');
/** Which record each screen opens: the SQL of its id. */
const RECORDS = {
  faq: 'SELECT min(id) AS id FROM faqs',
  'class-schedule': 'SELECT min(id) AS id FROM class_schedules',
  closures: 'SELECT min(id) AS id FROM closures',
  'trial-bookings': "SELECT min(id) AS id FROM trial_bookings WHERE status = 'confirmed'",
  users: 'SELECT max(id) AS id FROM users',
  'beginner-courses': 'SELECT min(id) AS id FROM beginner_courses',
  'course-signups': 'SELECT min(id) AS id FROM course_signups',
  messages: "SELECT max(id) AS id FROM contact_messages WHERE status = 'replied'",
  'reply-templates': 'SELECT min(id) AS id FROM reply_templates',
  'corporate-clients': 'SELECT min(id) AS id FROM corporate_clients',
  instructors: 'SELECT min(id) AS id FROM instructors',
  products: 'SELECT min(id) AS id FROM products',
  orders: "SELECT max(id) AS id FROM orders WHERE status = 'shipped'",
  invoices: "SELECT max(id) AS id FROM invoices WHERE status <> 'cancelled'",
  'recurring-invoices': 'SELECT min(id) AS id FROM recurring_invoices',
  quotes: "SELECT max(id) AS id FROM quotes WHERE status = 'sent'",
  'chat-conversations': 'SELECT max(id) AS id FROM chat_conversations',
};
const LINKS = { trial_booking: 'trial-bookings', course_signup: 'course-signups', quote: 'quotes' };

/** @returns {Promise<Record<string, string>>} addresses by name (screens.mjs), and ids by screen */
export function sampleRecords(school) {
  return withDatabase(school, async (db) => {
    const samples = {};
    for (const [screen, sql] of Object.entries(RECORDS)) {
      const id = (await db.query(sql)).rows[0]?.id;
      if (id != null) samples[screen] = String(id);
    }
    for (const [table, screen] of Object.entries(LINKS)) {
      if (samples[screen] === undefined) continue;
      const hash = createHash('sha256').update(SECRET).digest();
      await db.query(`INSERT INTO ${table}_links (token_hash, ${table}_id) VALUES ($1, $2)`, [hash, samples[screen]]);
    }
    const [order] = (await db.query('SELECT order_number FROM orders ORDER BY id DESC LIMIT 1')).rows;
    const [product] = (await db.query("SELECT id, name FROM products WHERE available_sizes <> '{}' ORDER BY id")).rows;
    return {
      ...samples,
      ...phoneSamples(samples),
      trialQuery: `?token=${SECRET}`,
      signupQuery: `?token=${SECRET}`,
      resetQuery: `?token=${SECRET}`,
      courseQuery: `?course=${samples['beginner-courses']}`,
      orderQuery: `?order=${encodeURIComponent(order.order_number)}`,
      quoteSecret: quotePath(SECRET).replace(/^\/quote/, ''),
      productPage: productPath(product),
      missingPage: '/no-such-page',
    };
  });
}

/** The phone area has names of its own for two of the lists. */
function phoneSamples(samples) {
  return { schedule: samples['class-schedule'], courses: samples['beginner-courses'] };
}

/** A cart with two things in it. @returns {Promise<string>} its session id */
export async function fillCart(school) {
  const sessionId = '5f0c2f6e-3d0b-4c57-9d11-0d6a5a3f1b2c';
  const products = (await (await fetch(`${school.url}/api/products`)).json()).filter(({ stock }) => stock > 0);
  const hasSizes = ({ availableSizes }) => availableSizes.length > 0;
  const wanted = [products.find(hasSizes), products.find((product) => !hasSizes(product))];
  for (const product of wanted.filter(Boolean)) {
    const answer = await fetch(`${school.url}/api/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sessionId,
        productId: product.id,
        ...(hasSizes(product) && { selectedSize: product.availableSizes[0] }),
      }),
    });
    if (!answer.ok) throw new Error(`The cart was not filled: ${await answer.text()}`);
  }
  return sessionId;
}
