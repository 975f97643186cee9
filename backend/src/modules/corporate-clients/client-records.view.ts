/** How many records name a client, and move along when it is merged into another. What was deleted is not counted. */
export class ClientRecordsView {
  /** Their payments and credit notes move with them. */
  invoices: number;

  /** Of the client itself: over several invoices, or ahead. */
  payments: number;

  quotes: number;

  recurringInvoices: number;

  /** Statements that were mailed. */
  statements: number;
}
