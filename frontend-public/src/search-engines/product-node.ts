import type { PublicProduct } from '#libs/contracts/generated/api';
import { productPath } from '#libs/domain/product-address';
import { productPictures } from '#libs/domain/product-pictures';
import { paths } from '../paths';
import { absolute, type Node, rand, theSchool } from './graph';
import { pictureFile } from './share-picture';

/** A product of the shop as schema.org's Product with its Offer, with the stock it has when the page is asked for. */
export function productNode(product: PublicProduct): Node {
  const { id, name, description, category, price, stock } = product;
  const pictures = productPictures(product);
  const url = absolute(productPath(product));
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    category,
    sku: String(id),
    image: pictures.length > 0 ? pictures.map(imageAddress) : [absolute(pictureFile(paths.shop))],
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

function imageAddress(imageUrl: string): string {
  return imageUrl.startsWith('/') ? absolute(imageUrl) : imageUrl;
}
