/** A line as staff read it: the product as it was sold. */
export class OrderItemView {
  id: number;

  /** Null once the product is deleted. */
  productId: number | null;

  productName: string;

  productImageUrl: string | null;

  quantity: number;

  /** Integer cents for one. */
  price: number;

  selectedSize: string | null;

  /** The product came in sizes, and none was chosen. */
  sizeNotGiven: boolean;
}
