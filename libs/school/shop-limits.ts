/**
 * How much one customer may order before it is paid (CONTRACT section 7, "No hoarding"). `maxPerProduct` and
 * `maxUnpaidPieces` become settings of the owner: whoever needs them takes them from here or is given them.
 */
export const shopLimits = {
  /** Pieces of one product in one order, all its sizes together. */
  maxPerProduct: 10,
  /** Unpaid orders at a time from one e-mail address, and from one network. */
  maxUnpaidOrders: 3,
  /** Pieces in those orders together. */
  maxUnpaidPieces: 20,
} as const;
