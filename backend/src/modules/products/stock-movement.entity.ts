import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { STOCK_MOVEMENT_KINDS, type StockMovementKind } from '#libs/domain/stock-movement';

/** One change of a product's stock. Triggers write it, see the migration StockHistory. */
@Entity('stock_movements')
@Check('stock_movements_kind_known', 'see the migration StockHistory')
@Index('stock_movements_product_id', ['productId', 'id'])
export class StockMovement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  /** Null: of the product's own stock, which its sizes share or which has none. */
  @Column('text', { nullable: true })
  size: string | null;

  /** Pieces that came; below zero: that went. */
  @Column('integer')
  change: number;

  /** What was left then: of the size, where it has a stock of its own. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @Column('integer', { name: 'stock_after' })
  stockAfter: number;

  /**
   * `start`: what was there when counting began; `order`: an order took it; `cancelled`: an order was cancelled;
   * `return`: an order was deleted before it was shipped; `correction`: staff counted; `import`: a file was imported,
   * or that was undone.
   */
  @ApiProperty({ enum: STOCK_MOVEMENT_KINDS })
  @Column('text')
  kind: StockMovementKind;

  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  @Column('text', { name: 'order_number', nullable: true })
  orderNumber: string | null;

  /** Who of the staff, or which key, as it was called then. Null: a customer, or a job of the program. */
  @Column('text', { name: 'changed_by_username', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
