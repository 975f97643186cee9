/** What a school had closed and called paid before its books kept what they were closed with (decision 0094). */
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { migrations } from '../src/database/migrations.js';
import { FiguresOfClosedBooks1799400000000 } from '../src/database/migrations/1799400000000-figures-of-closed-books.js';
import { createEmptyDatabase } from './template-database.js';

const invoice = (number: number, status: string) => `
  INSERT INTO invoices (invoice_number, client_name, issue_date, due_date, subtotal_cents, total_cents, status)
  VALUES ('INV-2026-000${number}', 'Highveld', '2026-01-02', '2026-02-01', 1000, 1000, '${status}')`;
const payment = (number: number, date: string, cents: number) => `
  INSERT INTO invoice_payments (invoice_id, date, amount_cents, method)
  SELECT id, '${date}', ${cents}, 'eft' FROM invoices WHERE invoice_number = 'INV-2026-000${number}'`;

it('is closed as it is on the day of the upgrade, and paid as reports had it', async () => {
  const { url, drop } = await createEmptyDatabase();
  const upTo = (count: number) =>
    new DataSource({ ...dataSourceOptions(url), migrations: migrations.slice(0, count) }).initialize();
  const at = migrations.indexOf(FiguresOfClosedBooks1799400000000);
  try {
    const before = await upTo(at);
    await before.runMigrations();
    for (const statement of [
      invoice(1, 'paid'),
      invoice(2, 'paid'),
      payment(2, '2026-01-20', 990),
      invoice(3, 'paid'),
      payment(3, '2026-01-20', 1000),
      invoice(4, 'pending'),
      `INSERT INTO school_settings (section, value) VALUES ('invoices',
        '{"isVatVendor": true, "vatNumber": "4123456789", "booksClosedUntil": "2026-01-31"}')`,
    ])
      await before.query(statement);
    await before.destroy();
    const after = await upTo(at + 1);
    await after.runMigrations();
    const settled = await after.query<{ day: string | null }[]>(
      'SELECT settled_on::text AS day FROM invoices ORDER BY invoice_number',
    );
    expect(settled.map(({ day }) => day)).toEqual(['2026-01-02', '2026-01-20', null, null]);
    expect(await after.query('SELECT *, closed_until::text FROM closed_periods')).toEqual([
      { closed_until: '2026-01-31', is_vat_vendor: true, vat_number: '4123456789', vat_basis: 'invoices' },
    ]);
    await after.undoLastMigration();
    await after.destroy();
  } finally {
    await drop();
  }
});
