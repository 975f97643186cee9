import type { School } from '#libs/contracts/generated/api';
import { takeFacts } from '#libs/school/facts';

/**
 * What the owner says of the school is what papers and screens say too; begun with the program, long before anything
 * shows it. Without an answer they say what they would without it.
 */
export async function takeSchoolFacts(): Promise<void> {
  try {
    const answer = await fetch('/api/school');
    if (!answer.ok) return;
    const { hours, links, prices, shop, closures: _days, ...contact } = (await answer.json()) as School;
    const { isVatVendor, ...limits } = shop;
    takeFacts({ contact, hours, links, prices, shop: limits, invoices: { isVatVendor } });
  } catch {
    // The screens tell of a server that is away.
  }
}
