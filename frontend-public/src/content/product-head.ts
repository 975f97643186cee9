import type { PublicProduct } from '#libs/contracts/generated/api';
import { productPath } from '#libs/domain/product-address';

/** What search results show before they cut it off. */
const MAX_DESCRIPTION_LENGTH = 160;

type Described = Pick<PublicProduct, 'id' | 'name' | 'description'>;

/** What the head of a product's page says. */
export function productHead(product: Described): { path: string; title: string; description: string } {
  const { name, description } = product;
  const words = description?.replaceAll(/\s+/g, ' ').trim();
  return {
    path: productPath(product),
    title: `${name} | Shop | Storm Combat`,
    description: shortened(`${name} from the Storm Combat shop in Sandton. ${words ?? 'Price, sizes and stock.'}`),
  };
}

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1))}…`;
}
