// Why a product's stock is what it is: each change of it, what it came from and who made it. The sum of a product's
// changes is its stock, so that whoever counts can find where a piece went (CONTRACT section 7).

export const STOCK_MOVEMENT_KINDS = ['start', 'order', 'cancelled', 'return', 'correction', 'import'] as const;
export type StockMovementKind = (typeof STOCK_MOVEMENT_KINDS)[number];

export interface StockMovement {
  kind: StockMovementKind;
  orderNumber: string | null;
  /** Null: a customer, or a job of the program. */
  changedBy: string | null;
}

/** What happened, as one would say it: "Order SC-… cancelled by thandi". */
export function stockMovementSentence({ kind, orderNumber, changedBy }: StockMovement): string {
  const order = orderNumber === null ? 'An order' : `Order ${orderNumber}`;
  const by = changedBy === null ? '' : ` by ${changedBy}`;
  switch (kind) {
    case 'start':
      return changedBy === null ? 'Starting stock' : `Product added${by}`;
    case 'order':
      // Customers place orders; staff can only take them up again.
      return changedBy === null ? order : `${order} reopened${by}`;
    case 'cancelled':
      return `${order} cancelled${by || ' automatically because it was not paid'}`;
    case 'return':
      return `${order} deleted${by}`;
    case 'correction':
      return orderNumber === null ? `Corrected${by}` : `Size changed in order ${orderNumber}${by}`;
    case 'import':
      return `Imported from a file${by}`;
  }
}

/** With its sign, which is a real minus: "+2", "−2". */
export function signedPieces(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}
