// What becomes of an order that nobody pays (CONTRACT section 7, "Payment"): a reminder half-way, then it is cancelled
// and its stock goes back. One that staff took out of `pending`, or of which something was paid, is left to them.

const DAY_MS = 24 * 60 * 60_000;

export interface UnpaidOrder {
  /** Since when it has been pending: it was placed then, or set back. */
  pendingSince: Date;
  /** Null: not yet, since then. */
  remindedAt: Date | null;
}

/**
 * What is due now; undefined: nothing. Whoever was reminded late, after days in which nothing ran or when the owner has
 * just set the days, still has the second half.
 * @param days of the owner's settings; 0: nothing ever
 */
export function unpaidOrderStep(order: UnpaidOrder, days: number, now: Date): 'remind' | 'cancel' | undefined {
  if (days === 0) return undefined;
  const { pendingSince, remindedAt } = order;
  if (remindedAt === null) return now.getTime() - pendingSince.getTime() >= halfOf(days) ? 'remind' : undefined;
  return now >= cancelledAt({ pendingSince, remindedAt }, days) ? 'cancel' : undefined;
}

/** When an order that was reminded of is cancelled. */
export function cancelledAt({ pendingSince, remindedAt }: UnpaidOrder & { remindedAt: Date }, days: number): Date {
  return new Date(Math.max(pendingSince.getTime() + days * DAY_MS, remindedAt.getTime() + halfOf(days)));
}

/** Placed after this, an order has nothing due. */
export function latestDue(days: number, now: Date): Date {
  return new Date(now.getTime() - halfOf(days));
}

function halfOf(days: number): number {
  return (days * DAY_MS) / 2;
}
