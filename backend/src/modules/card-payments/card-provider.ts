/** A payment by card that is to be made on the provider's own page. */
export interface CardPaymentRequest {
  orderNumber: string;
  /** Cents. */
  amount: number;
  customerName: string;
  customerEmail: string;
}

/** A form for the customer's browser to post, its fields in this order. */
export interface CardPaymentForm {
  url: string;
  fields: { name: string; value: string }[];
}

/** What the provider's server has posted to ours. */
export interface PostedNotice {
  body: string;
  /** Where it came from. */
  address: string;
}

/**
 * What a notice says, once it is known to be the provider's own: a payment was made, or none was (yet). What is not
 * known to be the provider's is refused, and says nothing.
 */
export type CardNotice =
  | { kind: 'paid'; reference: string; orderNumber: string; amount: number }
  | { kind: 'unpaid'; reference: string }
  | { kind: 'refused'; reason: string };

/** Whoever takes card payments for the school, on a page of its own: card numbers never reach us. */
export interface CardProvider {
  /** As customers and staff know it. */
  readonly name: string;
  start(payment: CardPaymentRequest): CardPaymentForm;
  /** @throws CardProviderAway when the provider cannot be asked whether the notice is its own */
  readNotice(notice: PostedNotice): Promise<CardNotice>;
}

export class CardProviderAway extends Error {}
