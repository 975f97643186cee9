import { Column } from 'typeorm';

/** Who sends an invoice, as it stands on it: columns that an invoice, its record and a quote share. */
export abstract class IssuerColumns {
  @Column('text', { name: 'storm_combat_name', nullable: true })
  stormCombatName: string | null;

  @Column('text', { name: 'storm_combat_address', nullable: true })
  stormCombatAddress: string | null;

  @Column('text', { name: 'storm_combat_phone', nullable: true })
  stormCombatPhone: string | null;

  @Column('text', { name: 'storm_combat_email', nullable: true })
  stormCombatEmail: string | null;

  /** With it the document is a tax invoice. */
  @Column('text', { name: 'storm_combat_vat_number', nullable: true })
  stormCombatVatNumber: string | null;

  /** A web address or a path of this site. */
  @Column('text', { name: 'storm_combat_logo', nullable: true })
  stormCombatLogo: string | null;

  @Column('text', { name: 'bank_name', nullable: true })
  bankName: string | null;

  @Column('text', { name: 'account_name', nullable: true })
  accountName: string | null;

  @Column('text', { name: 'account_number', nullable: true })
  accountNumber: string | null;

  @Column('text', { name: 'branch_code', nullable: true })
  branchCode: string | null;

  @Column('text', { name: 'swift_code', nullable: true })
  swiftCode: string | null;
}
