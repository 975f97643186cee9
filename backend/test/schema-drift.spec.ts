import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('the migrations make exactly the schema that the entities describe', async () => {
  const pending = await t.app.get(DataSource).driver.createSchemaBuilder().log();
  expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
});

it('every migration can be undone and done again', async () => {
  const dataSource = t.app.get(DataSource);
  for (const _migration of dataSource.migrations) await dataSource.undoLastMigration();
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migrations')`,
  );
  expect(tables).toEqual([]);
  expect(await dataSource.runMigrations()).toHaveLength(dataSource.migrations.length);
});
