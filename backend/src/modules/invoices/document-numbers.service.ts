import { type EntityManager, Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type DocumentKind, documentNumber, DOCUMENT_PREFIXES } from '#libs/domain/invoice-number';

/**
 * The next number of this kind in this year: `INV-2027-0001`. Of several transactions at once the later ones wait here
 * for the earlier one, and one that is rolled back gives its number to the next: no gap and no repeat
 * (docs/decisions/0027). Called late, for the wait ends only with the transaction.
 * @param manager in the transaction that writes the document
 * @param year of the document's date, on the school's wall clock
 */
export async function nextDocumentNumber(manager: EntityManager, kind: DocumentKind, year: number): Promise<string> {
  const [counter] = await manager.query<{ last: number }[]>(
    `INSERT INTO document_counters AS counter (kind, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (kind, year) DO UPDATE SET last = counter.last + 1 RETURNING last`,
    [kind, year],
  );
  return documentNumber(kind, year, counter!.last);
}

/** The last serial number of a kind of document in a year. */
@Entity('document_counters')
@Check('document_counters_kind_known', `kind IN ('${Object.keys(DOCUMENT_PREFIXES).join("', '")}')`)
@Check('document_counters_last_positive', 'last >= 1')
export class DocumentCounter {
  @PrimaryColumn('text')
  kind: DocumentKind;

  @PrimaryColumn('integer')
  year: number;

  @Column('integer')
  last: number;
}
