class CardPaymentFieldView {
  name: string;

  value: string;
}

/** A form that the customer's browser posts to the card provider. */
export class CardPaymentFormView {
  url: string;

  /** In this order, which is part of their signature. */
  fields: CardPaymentFieldView[];
}

/** What the card provider's server is told. */
export class CardNoticeReceiptView {
  /** Whether the notice told of a payment of an order. */
  isPayment: boolean;
}
