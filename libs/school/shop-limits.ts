/** What the shop's owner allows and offers (CONTRACT section 7, "No hoarding" and "Delivery"). */
import { facts } from '#libs/school/facts';

export const shopLimits = {
  /** Pieces of one product in one order, all its sizes together. */
  get maxPerProduct() {
    return facts.shop.maxPerProduct;
  },
  /** Unpaid orders at a time from one email address, and from one network. */
  maxUnpaidOrders: 3,
  /** Pieces in those orders together. */
  get maxUnpaidPieces() {
    return facts.shop.maxUnpaidPieces;
  },
  get deliveryOptions() {
    return facts.shop.deliveryOptions;
  },
};
