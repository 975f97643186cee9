/** Links to a customer, made of what the customer typed. */

/** Opens the mail program, with the order in the subject. */
export function mailLink(address: string, orderNumber: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Order ${orderNumber}`)}`;
}

/** Undefined for what holds no number to dial ("call me at work"). */
export function callLink(typed: string): string | undefined {
  const number = typed.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
