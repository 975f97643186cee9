/**
 * What the school says of itself now, in this program: the owner's settings over the demonstration's. One school, one
 * object, which school.ts, prices.ts and the others read whenever they are asked, so nobody keeps a copy at the head of
 * a module: it would stay what it was when the program started.
 *
 * The server fills it at its start and whenever a setting changes; a page of the site from what its HTML carries; the
 * back-office from GET /api/school (docs/decisions/0059).
 */
import type { NearClosure } from '#libs/domain/schedule/near-closures';
import type { SchoolAnswers, SchoolFacts, ShopFacts } from '#libs/domain/school-facts';
import { demonstration } from './demonstration.js';

/** What the owner has changed, by section and field, and the days on which the school is closed. */
export type OwnFacts = { [Section in keyof SchoolFacts]?: Partial<SchoolFacts[Section]> } & {
  closures?: readonly NearClosure[];
};

interface FactsNow extends Omit<SchoolFacts, 'assistant'> {
  /** What the owner says to the assistant: read by school-answers.ts, which most pages do not need. */
  ownAnswers: Partial<SchoolAnswers> | undefined;
  /** Under way, or near enough to be told of. */
  closures: readonly NearClosure[];
}

export const facts: FactsNow = effectiveFacts({});

/** The owner's facts and, where there are none, the demonstration's. */
export function effectiveFacts(own: OwnFacts): FactsNow {
  return {
    contact: { ...demonstration.contact, ...own.contact },
    hours: { ...demonstration.hours, ...own.hours },
    links: { ...demonstration.links, ...own.links },
    prices: { ...demonstration.prices, ...own.prices },
    shop: { ...demonstration.shop, ...own.shop },
    cards: { ...demonstration.cards, ...own.cards },
    invoices: { ...demonstration.invoices, ...own.invoices },
    ownAnswers: own.assistant?.facts,
    closures: own.closures ?? [],
  };
}

/** Without what is as in the demonstration, put back for example. */
export function ownFacts(said: Omit<OwnFacts, 'closures'>): OwnFacts {
  const sections = Object.entries(said).map(([section, fields]) => {
    const shown: Record<string, unknown> = { ...demonstration[section as keyof typeof demonstration] };
    const differing = Object.entries(fields).filter(([field, value]) => !isSame(value, shown[field]));
    return [section, Object.fromEntries(differing)] as const;
  });
  return Object.fromEntries(sections.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** What every page may carry: who has ordered is told with the order where to pay, who is billed who bills. */
export function factsForPages({ shop, cards, invoices, ...own }: OwnFacts): OwnFacts {
  const shown = shop && publicShop(shop);
  return {
    ...own,
    ...(shown && Object.keys(shown).length > 0 && { shop: shown }),
    ...(cards?.takesCards === true && { cards: { takesCards: true } }),
    ...(invoices?.isVatVendor === true && { invoices: { isVatVendor: true } }),
  };
}

/** What everybody may know of the shop: not its account, nor what it does not offer at the moment. */
export function publicShop<Shop extends Partial<ShopFacts>>(shop: Shop): Omit<Shop, 'bank' | 'unpaidOrderDays'> {
  const { bank: _bank, unpaidOrderDays: _days, deliveryOptions, ...limits } = shop;
  const offered = deliveryOptions?.filter(({ isActive }) => isActive);
  return { ...limits, ...(offered && { deliveryOptions: offered }) } as Omit<Shop, 'bank' | 'unpaidOrderDays'>;
}

/** Of plain data; PostgreSQL has an order of its own for the fields of an object. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame((one as Shape)[name], (other as Shape)[name]));
}

type Shape = Record<string, unknown>;

/** From now on everything in this program says these. */
export function takeFacts(own: OwnFacts): void {
  Object.assign(facts, effectiveFacts(own));
}
