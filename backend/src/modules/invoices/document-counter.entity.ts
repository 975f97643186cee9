import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { DOCUMENT_PREFIXES, type DocumentKind } from '#libs/domain/invoice-number';

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
