// What a change of an order by staff changes, and what of it is refused, kept in its history and mailed (CONTRACT
// section 7, "Corrections").
import {
  addressMessage,
  ORDER_CORRECTABLE,
  ORDER_RULES,
  type OrderCorrectable,
  type OrderCorrectionField,
} from '#libs/contracts/order';
import { normalizePhone } from '#libs/contracts/phone-country';
import type { Parcel } from '#libs/domain/carrier-tracking';
import type { OrderStatus } from '#libs/domain/order';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { ChangeOrderDto } from './order.dto.js';
import type { Order } from './order.entity.js';
import type { OrderRecord } from './order-record.entity.js';

/** The rule of placing an order, once the address is another: what was accepted before stays. */
export function refuseUndeliverable({ shippingAddress }: ChangeOrderDto, before: OrderRecord): void {
  if (shippingAddress === undefined || shippingAddress === before.shippingAddress) return;
  const message = addressMessage(shippingAddress, before.delivery);
  if (message !== undefined) throw new RefusedFields({ shippingAddress: message });
}

/** Of those that were sent. A number is the same however it was written before numbers were kept in one way. */
export function correctedFields(dto: ChangeOrderDto, before: Order): OrderCorrectable[] {
  const phone = normalizePhone(before.customerPhone ?? '') ?? before.customerPhone;
  const known = (field: OrderCorrectable) => (field === 'customerPhone' ? phone : before[field]);
  return ORDER_CORRECTABLE.filter((field) => dto[field] !== undefined && dto[field] !== known(field));
}

/** As before: what is no phone number stays only where it stood already. */
export function refuseUnreachable({ customerPhone }: ChangeOrderDto, before: OrderRecord): void {
  if (customerPhone === undefined || customerPhone === null || customerPhone === before.customerPhone) return;
  if (normalizePhone(customerPhone) === undefined)
    throw new RefusedFields({ customerPhone: ORDER_RULES.customerPhone.invalid });
}

/** What is sent of the parcel that is other than before. */
export function changedParcel({ trackingNumber, carrier }: ChangeOrderDto, before: Order): Partial<Parcel> {
  return {
    ...(trackingNumber !== undefined && trackingNumber !== before.trackingNumber && { trackingNumber }),
    ...(carrier !== undefined && carrier !== before.carrier && { carrier }),
  };
}

/** The staff's own, and what the news of the parcel tells. */
export const NOT_MAILED: readonly OrderCorrectionField[] = ['internalNote', 'trackingNumber', 'carrier'];

/** Of a change of the parcel, what belongs in the history: what comes with a new status is its step. */
export function correctedParcel(parcel: Partial<Parcel>, before: Order, to: OrderStatus): (keyof Parcel)[] {
  const changed = (['trackingNumber', 'carrier'] as const).filter((field) => parcel[field] !== undefined);
  return changed.filter((field) => to === before.status || before[field] !== null);
}

/** A status that is new, or where to follow the parcel. */
export function isNews(before: Order, now: OrderRecord): boolean {
  if (now.status !== before.status) return true;
  if (now.status !== 'shipped' || now.trackingNumber === null) return false;
  return now.trackingNumber !== before.trackingNumber || now.carrier !== before.carrier;
}
