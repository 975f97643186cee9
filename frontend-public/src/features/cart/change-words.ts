import type { ChangedLine, LineChange } from '#libs/domain/cart-changes';
import { formatRand } from '#libs/domain/money';

/** What happened to a line, and what accepting it does, one sentence each. */
export function changeWords({ changes, quantity }: Pick<ChangedLine, 'changes' | 'quantity'>): string[] {
  return [...changes.map(happened), ...(quantity === 0 ? ["We'll remove it from your cart."] : [])];
}

function happened(change: LineChange): string {
  switch (change.kind) {
    case 'price':
      return `Was ${formatRand(change.fromCents)}, now ${formatRand(change.toCents)}.`;
    case 'fewer':
      return change.left === 0
        ? 'There are no more left, apart from the other sizes in your cart.'
        : `Only ${change.left} left: ${change.left} instead of ${change.wanted}.`;
    case 'most':
      return (
        `Maximum ${change.max} per ` +
        `order${change.left === 0 ? ', all sizes together.' : `: ${change.left} instead of ${change.wanted}.`}`
      );
    case 'sold-out':
      return 'Sold out.';
    case 'size-gone':
      return `Size ${change.size} is no longer available.`;
    case 'size-needed':
      return 'Please choose a size in the shop.';
    case 'not-sold':
      return 'No longer sold.';
  }
}
