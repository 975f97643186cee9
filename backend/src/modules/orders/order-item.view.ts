import { ApiProperty } from '@nestjs/swagger';

/** A line as staff read it: the product as it was sold. */
export class OrderItemView {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** Null once the product is deleted. */
  @ApiProperty({ type: 'integer', nullable: true })
  productId: number | null;

  productName: string;

  @ApiProperty({ type: String, nullable: true })
  productImageUrl: string | null;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  /** Integer cents for one. */
  @ApiProperty({ type: 'integer' })
  price: number;

  @ApiProperty({ type: String, nullable: true })
  selectedSize: string | null;

  /** The product came in sizes, and none was chosen. */
  sizeNotGiven: boolean;
}
