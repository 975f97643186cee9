import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorporateClients1763100202000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE corporate_clients (
        id serial PRIMARY KEY,
        name text NOT NULL,
        logo_url text NOT NULL,
        website_url text,
        description text,
        email text,
        phone text,
        address text,
        city text,
        province text,
        postal_code text,
        country text DEFAULT 'South Africa',
        vat_number text,
        registration_number text,
        industry text,
        primary_contact_name text,
        primary_contact_email text,
        primary_contact_phone text,
        billing_address text,
        billing_city text,
        billing_province text,
        billing_postal_code text,
        billing_country text DEFAULT 'South Africa',
        payment_terms text NOT NULL DEFAULT 'Net 30',
        credit_limit integer NOT NULL DEFAULT 0,
        is_active boolean NOT NULL DEFAULT true,
        sort_order integer NOT NULL DEFAULT 0,
        notes text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT corporate_clients_texts_filled CHECK ('' NOT IN (name, logo_url)),
        CONSTRAINT corporate_clients_logo_not_inline CHECK (logo_url NOT LIKE 'data:%'),
        CONSTRAINT corporate_clients_payment_terms_known
          CHECK (payment_terms IN ('Net 7', 'Net 15', 'Net 30', 'Net 60', 'Net 90', 'COD', 'Prepaid')),
        CONSTRAINT corporate_clients_numbers_natural CHECK (credit_limit >= 0 AND sort_order >= 0)
      )`);
    await queryRunner.query('CREATE INDEX corporate_clients_sort_order ON corporate_clients (sort_order, name, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE corporate_clients');
  }
}
