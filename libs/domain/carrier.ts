// Who takes a parcel to its customer. Where it can be followed is in carrier-tracking.ts, which most pages do not need.

export const CARRIERS = ['courier-guy', 'aramex', 'fastway', 'pargo', 'postnet', 'post-office'] as const;
export type Carrier = (typeof CARRIERS)[number];
