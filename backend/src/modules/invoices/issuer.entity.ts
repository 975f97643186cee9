import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';

/** Who sends an invoice, as it stands on it: columns that the settings, an invoice and its record share. */
export abstract class IssuerColumns {
  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_name', nullable: true })
  stormCombatName: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_address', nullable: true })
  stormCombatAddress: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_phone', nullable: true })
  stormCombatPhone: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_email', nullable: true })
  stormCombatEmail: string | null;

  /** With it the document is a tax invoice. */
  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_vat_number', nullable: true })
  stormCombatVatNumber: string | null;

  /** A web address or a path of this site. */
  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'storm_combat_logo', nullable: true })
  stormCombatLogo: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'bank_name', nullable: true })
  bankName: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'account_name', nullable: true })
  accountName: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'account_number', nullable: true })
  accountNumber: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'branch_code', nullable: true })
  branchCode: string | null;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'swift_code', nullable: true })
  swiftCode: string | null;
}
