import { productPath } from '#libs/domain/product-address';
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
