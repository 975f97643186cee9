import type { OrderStatus } from '#libs/domain/order';
import type { Look } from '../../theme';

/** The colours of the badges: yellow, blue, purple, green, red (spec 3 section 4). */
export const ORDER_STATUS_LOOK: Record<OrderStatus, keyof Look['badge']> = {
  pending: 'warn',
  processing: 'next',
  shipped: 'sent',
  delivered: 'good',
  cancelled: 'bad',
};
