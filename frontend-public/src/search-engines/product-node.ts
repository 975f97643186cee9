import type { PublicProduct } from '#libs/contracts/generated/api';
import { productPath } from '#libs/domain/product-address';
import { paths } from '../paths';
import { absolute, type Node, rand, theSchool } from './graph';
import { pictureFile } from './share-picture';

/** A product of the shop as schema.org's Product with its Offer, with the stock it has when the page is asked for. */
export function productNode(product: PublicProduct): Node {
  const { id, name, description, category, imageUrl, price, stock } = product;
  const url = absolute(productPath(product));
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    category,
    sku: String(id),
    image: imageAddress(imageUrl),
    url,
    offers: {
      '@type': 'Offer',
      price: rand(price),
      priceCurrency: 'ZAR',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
      seller: theSchool,
    },
  };
}

function imageAddress(imageUrl: string | null): string {
  if (imageUrl === null) return absolute(pictureFile(paths.shop));
  return imageUrl.startsWith('/') ? absolute(imageUrl) : imageUrl;
}
