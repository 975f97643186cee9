import type { ClientQuote } from '#libs/contracts/generated/api';
import { discountWords, issuerName } from '#libs/documents/document-words';
import { totalSums } from '#libs/documents/priced-lines';
import { pricedLine } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { formatDate } from '#libs/domain/schedule/long-date';
import styles from './QuotePage.module.css';

/** What is offered, and what it comes to: in the figures of the PDF. */
export function QuotePaper({ quote }: { quote: ClientQuote }) {
  const { quoteNumber, clientName, issueDate, validUntil, items, notes, stormCombatVatNumber } = quote;
  return (
    <div className={styles.paper}>
      <div>
        <h2 className="h3">Quote {quoteNumber}</h2>
        <p className={styles.muted}>For {clientName}</p>
        <p className={styles.muted}>
          {formatDate(issueDate)}, valid until <b className={styles.whole}>{formatDate(validUntil)}</b>
        </p>
      </div>
      <ul className={styles.lines}>
        {items.map(pricedLine).map((line, at) => (
          <li key={at}>
            <div>
              <b>{line.description}</b>
              <span className={styles.muted}>{priceWords(line)}</span>
            </div>
            <span className={styles.figure}>{formatRand(line.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {totalSums(quote).map(({ label, value, weight }) => (
          <div key={label} data-weight={weight}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes !== null && <p className={styles.notes}>{notes}</p>}
      <p className={styles.issuer}>
        From {issuerName(quote)}
        {stormCombatVatNumber !== null && `, VAT number ${stormCombatVatNumber}`}
      </p>
    </div>
  );
}

/** "4 × R1 250.00, less 10%" */
function priceWords(line: ReturnType<typeof pricedLine<ClientQuote['items'][number]>>): string {
  const discount = discountWords(line);
  const price = `${line.quantity} × ${formatRand(line.unitPrice)}`;
  return discount === null ? price : `${price}, less ${discount}`;
}
