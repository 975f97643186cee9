import { productPath } from '#libs/domain/product-address';
import { ADMIN_ROOT } from '#libs/contracts/admin-paths';
import type { SizeStock } from '#libs/domain/product-sizes';
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
      products: products.map(({ name, stock, sizes }) => ({
        name,
        left: stock === 0 ? 'Sold out' : `${stock} left`,
        sizes: sizes.map((one) => `${one.size}: ${one.stock}`).join(', '),
      })),
      productsLink: `${publicUrl}${ADMIN_ROOT}/products`,
    },
  };
}
