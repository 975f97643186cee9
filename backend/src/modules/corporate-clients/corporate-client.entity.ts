import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { CORPORATE_CLIENT_DEFAULTS as DEFAULTS } from '#libs/contracts/corporate-client';
import type { ClientContact } from '#libs/domain/client-contacts';
import { DISCOUNT_KINDS, type DiscountKind } from '#libs/domain/invoice-totals';
import { PAYMENT_TERMS, type PaymentTerms } from '#libs/domain/payment-terms';
import { AGREED_DISCOUNT, KNOWN_DISCOUNT_KIND } from '../../common/records/agreed-discount.js';
import { CENTS } from '../../common/records/cents-column.js';
import { ClientContactView } from './client-contact.dto.js';

/** A company that the school trains and bills (spec 3 section 3). Visitors see PublicCorporateClient of it. */
@Entity('corporate_clients')
@Check('corporate_clients_texts_filled', `'' NOT IN (name, logo_url)`)
@Check('corporate_clients_logo_not_inline', `logo_url NOT LIKE 'data:%'`)
@Check('corporate_clients_payment_terms_known', `payment_terms IN ('${PAYMENT_TERMS.join("', '")}')`)
@Check('corporate_clients_numbers_natural', 'credit_limit >= 0 AND sort_order >= 0')
@Check('corporate_clients_contacts_listed', `jsonb_typeof(contacts) = 'array'`)
@Check('corporate_clients_discount_kind_known', KNOWN_DISCOUNT_KIND)
@Check('corporate_clients_discount_whole', AGREED_DISCOUNT)
@Index('corporate_clients_sort_order', ['sortOrder', 'name', 'id'])
export class CorporateClient {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  /** A web address or a path of this site. */
  @Column('text', { name: 'logo_url' })
  logoUrl: string;

  /** http or https. */
  @Column('text', { name: 'website_url', nullable: true })
  websiteUrl: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  province: string | null;

  @Column('text', { name: 'postal_code', nullable: true })
  postalCode: string | null;

  @Column('text', { nullable: true, default: DEFAULTS.country })
  country: string | null;

  @Column('text', { name: 'vat_number', nullable: true })
  vatNumber: string | null;

  @Column('text', { name: 'registration_number', nullable: true })
  registrationNumber: string | null;

  @Column('text', { nullable: true })
  industry: string | null;

  @Column('text', { name: 'primary_contact_name', nullable: true })
  primaryContactName: string | null;

  @Column('text', { name: 'primary_contact_email', nullable: true })
  primaryContactEmail: string | null;

  @Column('text', { name: 'primary_contact_phone', nullable: true })
  primaryContactPhone: string | null;

  /** Others to reach there, at most ten, in the order in which staff put them. */
  @ApiProperty({ type: [ClientContactView] })
  @Column('jsonb', { default: [] })
  contacts: ClientContact[];

  @Column('text', { name: 'billing_address', nullable: true })
  billingAddress: string | null;

  @Column('text', { name: 'billing_city', nullable: true })
  billingCity: string | null;

  @Column('text', { name: 'billing_province', nullable: true })
  billingProvince: string | null;

  @Column('text', { name: 'billing_postal_code', nullable: true })
  billingPostalCode: string | null;

  @Column('text', { name: 'billing_country', nullable: true, default: DEFAULTS.billingCountry })
  billingCountry: string | null;

  @ApiProperty({ enum: PAYMENT_TERMS })
  @Column('text', { name: 'payment_terms', default: DEFAULTS.paymentTerms })
  paymentTerms: PaymentTerms;

  /** What the discount that new invoices, recurring ones and quotes begin with is counted in; null: there is none. */
  @ApiProperty({ enum: DISCOUNT_KINDS, nullable: true })
  @Column('text', { name: 'discount_kind', nullable: true })
  discountKind: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand; 0 when there is none. */
  @Column('bigint', { name: 'discount_value', default: 0, transformer: CENTS })
  discountValue: number;

  /** Whole rand. */
  @Column('integer', { name: 'credit_limit', default: DEFAULTS.creditLimit })
  creditLimit: number;

  /** Whether invoices that were sent and are not paid are brought to mind by mail. */
  @Column('boolean', { name: 'invoice_reminders', default: DEFAULTS.invoiceReminders })
  invoiceReminders: boolean;

  /** Inactive clients are not shown to visitors. */
  @Column('boolean', { name: 'is_active', default: DEFAULTS.isActive })
  isActive: boolean;

  /** Lower first. */
  @Column('integer', { name: 'sort_order', default: DEFAULTS.sortOrder })
  sortOrder: number;

  @Column('text', { nullable: true })
  notes: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
