/** E-books as schema.org's Product with its Offer: fixed content, so their price is known when the site is built. */
import { school } from '#libs/school/school';
import { allBooks, BOOK_FORMAT, type Book } from '../content/books';
import { absolute, rand, theSchool, type Node } from './graph';
import { pictureFile } from './share-picture';

export function bookNode({ path, title, subtitle, description, priceCents }: Book): Node {
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
export function booksNode(): Node {
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
