/** Placing an order (CONTRACT "Shop"): whole or not at all, at the server's prices, once for one Idempotency-Key. */
import { hash, randomBytes } from 'node:crypto';
import { orderFaultMessage, POSSIBLE_DUPLICATE } from '#libs/contracts/order';
import { offeredOption, orderDelivery } from '#libs/domain/delivery';
import { sumCents } from '#libs/domain/money';
import { type AskedLine, orderFaults, quantitiesByProduct, sizesToChoose, stockChanges } from '#libs/domain/order';
import { HOLDING_STATUSES } from '#libs/domain/order-holding';
import { paymentStatusOf } from '#libs/domain/order-money';
import { ORDER_NUMBER_BYTES, orderNumberOf } from '#libs/domain/order-number';
import { shopLimits } from '#libs/school/shop-limits';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { OrderItemView } from './order-item.view.js';
import type { OrderMailsService } from './order-mails.service.js';
import type { OrderRecord } from './order-record.entity.js';
import { type Offered, RefusedOrder } from './order-stock.js';
import type { PlaceOrderDto } from './order.dto.js';
import { mostUnpaid, type OrderedBefore, piecesOf, type Purchase, refuseTooMuch } from './unpaid-orders.js';

/** An order as it is asked for. */
export interface Asked extends Purchase {
  dto: PlaceOrderDto;
  productIds: number[];
  requestHash: string;
}

export function askedOrder(dto: PlaceOrderDto, key: string | null, from: Pick<Asked, 'network' | 'limitScale'>): Asked {
  const lines = dto.items.map(({ productId, quantity, price, selectedSize = null }) => ({
    productId,
    quantity,
    unitPriceCents: price,
    selectedSize,
  }));
  const productIds = quantitiesByProduct(lines).map(({ productId }) => productId);
  const { customerName, customerEmail, customerPhone = null, shippingAddress = '', totalAmount } = dto;
  const { deliveryOptionId = null } = dto;
  const known = [customerName, customerEmail, customerPhone, shippingAddress, totalAmount, lines];
  const request = JSON.stringify(deliveryOptionId === null ? known : [...known, deliveryOptionId]);
  return { dto, lines, productIds, key, requestHash: hash('sha256', request, 'hex'), ...from };
}

/** What an order rests on, as it was a moment ago. */
export interface Seen extends OrderedBefore {
  /** The id that the order will have. */
  id: number;
  /** The database's clock. */
  at: Date;
  /** What the same key placed before. */
  placed: { id: number; requestHash: string } | null;
  products: Offered[];
}

/** An order that nothing stands against, and what `place_order` writes of it. */
export interface OrderToWrite {
  order: OrderRecord;
  request: object;
}

/**
 * @param tell what its customer and the staff are told
 * @throws RefusedFields for a size that must be said, RefusedOrder for what else stands against it, and see
 *   refuseTooMuch
 */
export function orderToWrite(asked: Asked, seen: Seen, tell: OrderMailsService): OrderToWrite {
  refuseFaults(asked, new Map(seen.products.map((product) => [product.id, product])));
  refuseTooMuch(asked, seen);
  const order = newOrder(asked, seen);
  const max = mostUnpaid(asked);
  const request = {
    order: orderRow(order, asked),
    items: order.items.map(itemRow),
    products: stockChanges(asked.lines).map(({ productId, quantity, sizes }) => {
      const { offer } = seen.products.find((product) => product.id === productId)!;
      return { id: productId, quantity, sizes, offer };
    }),
    unpaidStatuses: HOLDING_STATUSES,
    maxOrders: max.orders,
    maxPieces: max.pieces,
    pieces: piecesOf(asked),
    seenAt: seen.at,
    seenRecent: seen.recent.length,
    withinMinutes: POSSIBLE_DUPLICATE.withinMinutes,
    ...tell.ofPlaced(order),
  };
  return { order, request };
}

function refuseFaults({ lines, dto }: Asked, products: ReadonlyMap<number, Offered>): void {
  const { totalAmount: totalCents, deliveryOptionId = null } = dto;
  const faults = orderFaults({ lines, deliveryOptionId, totalCents }, products, shopLimits);
  const unsized = faults.filter(({ kind }) => kind === 'sizeMissing');
  if (unsized.length > 0) throw new RefusedFields(Object.fromEntries(unsized.map(orderFaultMessage)));
  if (faults.length > 0) throw new RefusedOrder(Object.fromEntries(faults.map(orderFaultMessage)));
}

function newOrder({ dto, lines }: Asked, { id, at, products }: Seen): OrderRecord {
  const { customerName, customerEmail, customerPhone = null, shippingAddress = '', totalAmount } = dto;
  const option = offeredOption(shopLimits.deliveryOptions, dto.deliveryOptionId ?? null);
  return {
    id,
    orderNumber: orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    delivery: option ? orderDelivery(option, sumCents(lines)) : null,
    status: 'pending',
    totalAmount,
    paymentStatus: paymentStatusOf({ totalAmount, paidAmount: 0, refundedAmount: 0 }),
    paidAmount: 0,
    refundedAmount: 0,
    trackingNumber: null,
    carrier: null,
    items: lines.map((line) =>
      itemAsSold(
        line,
        products.find((product) => product.id === line.productId)!,
      ),
    ),
    createdAt: at,
    updatedAt: at,
  };
}

function itemAsSold({ productId, quantity, unitPriceCents, selectedSize }: AskedLine, product: Offered): OrderItemView {
  return {
    // Its own id is nobody's concern yet.
    id: 0,
    productId,
    productName: product.name,
    productImageUrl: product.imageUrl,
    quantity,
    price: unitPriceCents,
    selectedSize,
    sizeNotGiven: selectedSize === null && sizesToChoose(product).length > 0,
  };
}

/** Columns of `orders`. */
function orderRow(order: Omit<OrderRecord, 'items'>, { key, requestHash, network }: Asked): object {
  const { delivery } = order;
  return {
    id: order.id,
    order_number: order.orderNumber,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    shipping_address: order.shippingAddress,
    total_cents: order.totalAmount,
    delivery_option_id: delivery?.optionId ?? null,
    delivery_name: delivery?.name ?? null,
    delivery_kind: delivery?.kind ?? null,
    delivery_cents: delivery?.price ?? null,
    network,
    idempotency_key: key,
    request_hash: key === null ? null : requestHash,
  };
}

/** Columns of `order_items`. */
function itemRow(item: OrderItemView): object {
  return {
    product_id: item.productId,
    product_name: item.productName,
    product_image_url: item.productImageUrl,
    quantity: item.quantity,
    price_cents: item.price,
    selected_size: item.selectedSize,
    size_not_given: item.sizeNotGiven,
  };
}
