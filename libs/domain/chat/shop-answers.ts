// What the shop has, and where an order is.
import { randWords } from '#libs/domain/money';
import type { Knowledge, KnownProduct } from '#libs/domain/chat/knowledge';
import { sizesToChoose } from '#libs/domain/order';
import { stockIn } from '#libs/domain/product-sizes';
import type { Asked } from '#libs/domain/chat/asked';
import { ABROAD, saysMore } from '#libs/domain/chat/more-said';
import { spoken } from '#libs/domain/chat/similarity';

const GENERIC_NAME_WORDS = new Set(
  'storm combat with and for the training set pair free standing open face last season shield heavy cotton speed'.split(
    ' ',
  ),
);
const MOST_SHOWN = 2;

/** Those that share most words of their names with the text; none for a word that names a class as well. */
export function productsNamed(text: string, products: readonly KnownProduct[]): KnownProduct[] {
  const said = new Set(
    text
      .replace(/\bper head\b/, '')
      .split(' ')
      .map(singular),
  );
  // A guard of another kind than the shop's: "rash guards".
  if (/\b(rash|groin|ear|arm|elbow|knee) guards?\b/.test(text)) said.delete('guard');
  const named = products
    .map((product) => ({ product, hits: hitsOf(product, said) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const most = named[0]?.hits;
  return named
    .filter(({ hits }) => hits === most)
    .slice(0, MOST_SHOWN)
    .map(({ product }) => product);
}

/** "Sparring" alone is what one does; a word that says little of a product names it beside what it is. */
function hitsOf(product: KnownProduct, said: ReadonlySet<string>): number {
  const hits = nameWords(product).filter((word) => said.has(word));
  if (hits.every((word) => word === 'sparring')) return 0;
  return hits.length;
}

/** The words of their names, and those a shop's customer has beside them. */
export function wordsOfShop(products: readonly KnownProduct[]): ReadonlySet<string> {
  return new Set([...products.flatMap(({ name }) => spoken(name).split(' ').map(singular)), ...CUSTOMER_WORDS]);
}
const CUSTOMER_WORDS =
  `size small medium large xs s m l xl xxl a1 a2 a3 a4 oz 8oz 10oz 12oz 14oz 16oz black red blue stock price
  set box sold sell buy shop store gear merch equipment online`.split(/\s+/);

export function productSentence(product: KnownProduct): string {
  const { name, price, stock } = product;
  const rand = randWords(price);
  if (stock === 0) return `${name} (${rand}): out of stock at the moment.`;
  const sizes = sizesToChoose(product).filter((size) => stockIn(product, size) > 0);
  return `${name} (${rand}): in stock${sizes.length > 0 ? ` in ${sizes.join(', ')}` : ''}, ${stock} left.`;
}

/** The ways of the checkout and what they cost. */
export function deliveryAnswer({ facts: { deliveryOptions } }: Knowledge, text: string): string {
  const abroad = text.split(' ').some((word) => ABROAD.has(word))
    ? 'Outside South Africa? Please ask us first, through the Contact page. '
    : '';
  const offered = deliveryOptions.filter(({ isActive }) => isActive);
  const ways = offered.map(({ name, price, freeFrom }) => {
    const cost = price === 0 ? 'free' : randWords(price);
    return `${name} (${cost}${price > 0 && freeFrom !== null ? `, free from ${randWords(freeFrom)}` : ''})`;
  });
  const choice = ways.length > 0 ? `At the checkout you choose: ${ways.join(' or ')}. ` : '';
  return (
    `${abroad}${choice}What is sent arrives in 3-5 business days. You pay after you order: ` +
    "we'll tell you how. See the Shop page."
  );
}

export function orderAnswer({ order, facts: { school } }: Knowledge): string {
  if (order)
    return (
      `Order ${order.orderNumber}: ${order.status.toLowerCase()}. Questions about it? Call us ` +
      `on ${school.phone.display}.`
    );
  if (order === null)
    return (
      'I find no order with that number. Please compare it with our confirmation email, which also has a link to ' +
      `the order, or call us on ${school.phone.display}.`
    );
  return (
    'Give me the order number (SC-…) and I will look up your order. The number is in our confirmation ' +
    'email, which also has a link to the order. If you cannot find it, call us on ' +
    `${school.phone.display} or write to ${school.email}.`
  );
}

/** What is asked of the shop's goods; undefined where no goods are meant. */
export function stockAnswer({ named, topic, text }: Asked, { products = [] }: Knowledge): string | undefined {
  const found = productsNamed(named, products);
  // A word of a product's name in another sentence asks for no product: "is sparring compulsory".
  const isAsked = topic === 'sells' || !saysMore(text, wordsOfShop(found));
  if (found.length > 0 && isAsked && !(topic === undefined && IS_TRAINING.test(text)))
    return `${found.map(productSentence).join(' ')} See the Shop page.`;
  if (
    topic !== 'sells' ||
    /\b(sell|available|buy) (?!gear|equipment|here|kit)\w+/.test(text.replaceAll(/\b(a|an|any|the|your) /g, ''))
  )
    return topic === 'sells' && /\bebook/.test(text) ? 'Our e-books are on the Book Store page.' : undefined;
  if (saysMore(text, wordsOfShop(products))) return undefined;
  return 'The Shop page shows the gear we sell, with prices and stock.';
}
const IS_TRAINING = /\b(fight(ing)?|class(es)?|teach|train(ing)?|martial)\b/;

function nameWords({ name }: KnownProduct): string[] {
  return spoken(name)
    .split(' ')
    .filter((word) => word.length > 1 && !/\d/.test(word) && !GENERIC_NAME_WORDS.has(word))
    .map(singular);
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
