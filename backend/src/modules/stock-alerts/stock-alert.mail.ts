import { productPath } from '#libs/domain/product-address';
import { ADMIN_ROOT } from '#libs/contracts/admin-paths';
import { LOW_STOCK } from '#libs/contracts/product';
import { type SizeStock, sizeStockWords, soldOutWords } from '#libs/domain/product-sizes';
import type { Mail } from '../mail/mail.js';

export interface BackInStock {
  email: string;
  /** Null: whichever there is. */
  size: string | null;
  /** Of the product. */
  id: number;
  name: string;
}

/** Tells somebody who asked for it that a product is back. */
export function backInStockMail({ email, size, ...product }: BackInStock, publicUrl: string): Mail {
  return {
    to: email,
    subject: `Back in stock: ${product.name}`,
    template: 'back-in-stock',
    context: { name: product.name, size, shopLink: `${publicUrl}${productPath(product)}` },
  };
}

export interface LowStock {
  name: string;
  stock: number;
  /** Empty where the sizes share the stock. */
  sizes: SizeStock[];
}

/** Tells the staff which products are running out. */
export function lowStockMail(products: readonly LowStock[], staffEmail: string, publicUrl: string): Mail {
  const [first] = products;
  return {
    to: staffEmail,
    subject: products.length === 1 ? `Low stock: ${first!.name}` : `Low stock: ${products.length} products`,
    template: 'low-stock',
    context: {
      products: products.map((product) => ({
        name: product.name,
        left: leftWords(product),
        sizes: sizeStockWords(product.sizes),
      })),
      productsLink: `${publicUrl}${ADMIN_ROOT}/products`,
    },
  };
}

function leftWords({ stock, sizes }: LowStock): string {
  if (stock === 0) return 'Sold out';
  return (stock > LOW_STOCK && soldOutWords({ sizes })) || `${stock} left`;
}
