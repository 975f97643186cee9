// Which questions a visitor asked for: by category and by the words of a search. Both stand in the address.
import { FAQ_CATEGORIES, type FaqCategory } from '#libs/contracts/faq';
import { spoken } from '#libs/domain/chat/similarity';

export interface FaqFilters {
  /** Undefined for all. */
  category: FaqCategory | undefined;
  /** As it was typed. */
  search: string;
}

export const NO_FILTERS: FaqFilters = { category: undefined, search: '' };

interface Asked {
  question: string;
  answer: string;
  category: string;
}

/** Reads `?category=pricing&q=freeze`; an unknown category counts as not given. */
export function readFilters(query: URLSearchParams): FaqFilters {
  return {
    category: FAQ_CATEGORIES.find((category) => category === query.get('category')),
    search: query.get('q') ?? '',
  };
}

/** The query with these filters in it; what else stands in the address stays. */
export function writeFilters(query: URLSearchParams, { category, search }: FaqFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ category, q: search })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Those of the category in which each word of the search begins a word, without regard to case and accents; "prices"
 * finds "price", too.
 */
export function matchingFaqs<Faq extends Asked>(faqs: readonly Faq[], { category, search }: FaqFilters): Faq[] {
  const words = spoken(search)
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3}[^s])s$/, ''));
  return faqs.filter((faq) => {
    const text = ` ${spoken(`${faq.question} ${faq.answer}`)}`;
    return (category === undefined || faq.category === category) && words.every((word) => text.includes(` ${word}`));
  });
}

/** By category, in the order of the categories; an unknown one, of a newer server, counts as general. */
export function byCategory<Faq extends Asked>(faqs: readonly Faq[]): { category: FaqCategory; faqs: Faq[] }[] {
  const categoryOf = (faq: Faq) => FAQ_CATEGORIES.find((category) => category === faq.category) ?? FAQ_CATEGORIES[0];
  return FAQ_CATEGORIES.map((category) => ({
    category,
    faqs: faqs.filter((faq) => categoryOf(faq) === category),
  })).filter((group) => group.faqs.length > 0);
}
