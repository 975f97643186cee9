/**
 * What a page says to search engines as JSON-LD (issue "the public site", DESIGN "SEO"): the school on each page, the
 * way down to it, and the course, e-book, product or questions it shows. Nothing that the page does not show; no live
 * data but a product's and the FAQ page's, no ratings.
 */
import { school } from '#libs/school/school';
import { allBooks, BOOK_FORMAT, type Book } from '../content/books';
import { membershipQuestions } from '../content/membership';
import { paths } from '../paths';
import { beginnerCourseNode, programmeNode } from './course-nodes';
import { absolute, type Node, rand, theSchool } from './graph';
import { isIndexed, pageName, pagesAbove, type ListedPage } from './page-names';
import { schoolNode } from './school-node';
import { pictureFile } from './share-picture';

interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly Node[];
}

/**
 * None for a page that search engines do not show.
 * @param live what it says of live data, which is known when the page is asked for
 */
export function structuredData(page: ListedPage, live: readonly Node[] = []): StructuredData | undefined {
  if (!isIndexed(page)) return undefined;
  const graph = [schoolNode(), ...breadcrumbs(page), ...ownNodes(page), ...live];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function ownNodes(page: ListedPage): Node[] {
  if (page.path === paths.home) return [siteNode(), beginnerCourseNode()];
  if (page.path === paths.membership) return [questionsNode(membershipQuestions())];
  if (page.path === paths.bookStore) return [booksNode()];
  const book = allBooks.find(({ path }) => path === page.path);
  if (book) return [bookNode(book)];
  const course = programmeNode(page);
  return course ? [course] : [];
}

function siteNode(): Node {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: school.shortName,
    alternateName: school.name,
    url: absolute('/'),
  };
}

/** Of a page below the home page. */
function breadcrumbs(page: ListedPage): Node[] {
  const above = pagesAbove(page.path);
  if (above.length === 0) return [];
  const steps = [...above, { name: pageName(page), path: page.path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: absolute(path),
      })),
    },
  ];
}

export function questionsNode(questions: readonly { question: string; answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** E-books as schema.org's Product with its Offer: fixed content, so their price is known when the site is built. */
function bookNode({ path, title, subtitle, description, priceCents }: Book): Node {
  return {
    '@type': 'Product',
    name: `${title}: ${subtitle}`,
    description,
    category: BOOK_FORMAT,
    image: absolute(pictureFile(path)),
    url: absolute(path),
    brand: { '@type': 'Brand', name: school.shortName },
    offers: {
      '@type': 'Offer',
      price: rand(priceCents),
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: absolute(path),
      seller: theSchool,
    },
  };
}

/** The book store: where each book is told in full. */
function booksNode(): Node {
  return {
    '@type': 'ItemList',
    name: 'Book store',
    numberOfItems: allBooks.length,
    itemListElement: allBooks.map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absolute(path),
    })),
  };
}
