import request from 'supertest';
import { IMPORT_COLUMNS, IMPORT_RULES, type ImportResource } from '#libs/contracts/import';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { csvFile } from '#libs/domain/csv';
import { cellOf } from '#libs/domain/csv-cells';
import {
  createApiKey,
  createProduct,
  createProductCategory,
  type SignedIn,
  signInAdmin,
} from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CheckedImportView } from './import.view.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await forgetEverything(t);
  admin = await signInAdmin(t);
});

type Resource = ImportResource;
const post = (path: string, body: object = {}) =>
  request(t.server).post(`/api/admin/${path}`).set(admin.headers).send(body);
const get = (path: string) => request(t.server).get(`/api/admin/${path}`).set(admin.headers);

async function check(resource: Resource, content: string): Promise<CheckedImportView> {
  return (await post(`imports/${resource}`, { fileName: 'a.csv', content }).expect(201)).body as CheckedImportView;
}
const refused = async (resource: Resource, content: string) =>
  (await post(`imports/${resource}`, { fileName: 'a.csv', content }).expect(400)).body as object;
async function apply(resource: Resource, id: number, step: 'apply' | 'undo' = 'apply'): Promise<CheckedImportView> {
  await post(`imports/${resource}/${id}/${step}`).expect(202);
  await runJobs(t);
  return (await get(`imports/${resource}/${id}`).expect(200)).body as CheckedImportView;
}
const fates = ({ rows }: CheckedImportView) => rows.map(({ fate }) => fate);

/** What the back-office's own export writes. */
function exported(
  resource: Resource,
  records: Record<string, unknown>[],
  columns: (typeof IMPORT_COLUMNS)[Resource] = { ...IMPORT_COLUMNS[resource], id: 'number' },
): string {
  return csvFile(
    records.map((record) =>
      Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, cellOf(kind, record[column])])),
    ),
  );
}

/** A new record, a change and a refusal of each list. */
const LISTS: {
  resource: Resource;
  record: object;
  change: [string, string, string];
  wrong: [string, string, string];
}[] = [
  {
    resource: 'products',
    record: { name: '=Gloves', price: 49_905, category: 'Gear', stock: 3, description: 'For\n- sparring' },
    change: ['price', '499.05', '1 500,50'],
    wrong: ['price', 'cheap', 'Price must be an amount in rand, such as 499.05'],
  },
  {
    resource: 'corporate-clients',
    record: { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg', phone: '+27821234567', city: null },
    change: ['email', '', 'accounts@highveld.example'],
    wrong: ['email', 'nowhere', 'Valid email is required'],
  },
  {
    resource: 'class-schedules',
    record: { day: 'Monday', startTime: '09:00', endTime: '10:30', className: 'Krav Maga', level: 'Beginner' },
    change: ['endTime', '10:30', '11:00'],
    wrong: ['endTime', '8:00', 'End time must be after the start time'],
  },
  {
    resource: 'instructors',
    record: { name: 'Coach Storm', role: 'Head', bio: 'Twenty years.', expertise: ['Krav Maga', 'Boxing'] },
    change: ['expertise', 'Krav Maga, Boxing', 'Krav Maga'],
    wrong: ['sortOrder', '-1', 'Sort order must be 0 or greater'],
  },
  {
    resource: 'faqs',
    record: { question: 'Where do you train?', answer: 'In Sunninghill; Sandton.', category: 'location' },
    change: ['isActive', 'true', 'false'],
    wrong: ['isActive', 'perhaps', 'Active must be yes or no, or true or false'],
  },
];

describe.each(LISTS)(
  '$resource',
  ({ resource, record, change: [column, from, to], wrong: [wrongly, cell, message] }) => {
    let before: Record<string, unknown>;
    let file: string;
    beforeEach(async () => {
      await createProductCategory(t.db, { name: 'Gear' });
      before = (await post(resource, record).expect(201)).body as Record<string, unknown>;
      file = exported(resource, [before]);
    });

    const withCell = (name: string, value: string) => {
      const cells = Object.entries(before).flatMap(([field, was]) => {
        const kind = { ...IMPORT_COLUMNS[resource], id: 'number' as const }[field];
        return kind ? [[field, field === name ? value : cellOf(kind, was)]] : [];
      });
      return csvFile([Object.fromEntries(cells) as Record<string, string>]);
    };

    it('its own export changes nothing, whatever separates the cells', async () => {
      for (const content of [file, file.replace('\uFEFF', '').replaceAll('\r\n', '\n')]) {
        const checked = await check(resource, content);
        expect(checked).toMatchObject({ counts: { new: 0, changed: 0, same: 1, refused: 0 }, unknownColumns: [] });
        expect((await post(`imports/${resource}/${checked.id}/apply`).expect(409)).body).toMatchObject({
          message: IMPORT_RULES.nothingToImport,
        });
      }
    });

    it('a change is shown from what to what, made, and undone', async () => {
      const checked = await check(resource, withCell(column, to));
      const shown = resource === 'products' ? '1500.50' : to;
      expect(checked.rows).toEqual([
        expect.objectContaining({ row: 2, fate: 'changed', id: before['id'], changes: [{ column, from, to: shown }] }),
      ]);
      expect(await apply(resource, checked.id)).toMatchObject({ state: 'imported', task: { state: 'done' } });
      const { body: after } = await get(`${resource}/${String(before['id'])}`).expect(200);
      expect(after).toEqual({ ...before, [column]: after[column], updatedAt: after.updatedAt });
      expect(cellOf(IMPORT_COLUMNS[resource][column]!, after[column])).toBe(shown);
      expect(fates(await check(resource, withCell(column, to)))).toEqual(['same']);
      expect(await apply(resource, checked.id, 'undo')).toMatchObject({ state: 'undone', undoUntil: null });
      const { body: undone } = await get(`${resource}/${String(before['id'])}`).expect(200);
      expect({ ...undone, updatedAt: before['updatedAt'] }).toEqual(before);
    });

    it('a refusal says what the form would say, and nothing is imported', async () => {
      const checked = await check(resource, withCell(wrongly, cell));
      expect(checked.rows[0]).toMatchObject({ fate: 'refused', errors: [{ column: wrongly, message }], changes: [] });
      expect((await post(`imports/${resource}/${checked.id}/apply`).expect(409)).body).toMatchObject({
        message: IMPORT_RULES.hasRefused(1),
      });
    });

    it('without a record of that name it is new, and undone it is gone', async () => {
      await t.db.query(`DELETE FROM ${resource.replace('-', '_')}`);
      const checked = await check(resource, exported(resource, [before], IMPORT_COLUMNS[resource]));
      expect(checked.rows).toEqual([expect.objectContaining({ fate: 'new', id: null })]);
      expect(await apply(resource, checked.id)).toMatchObject({ state: 'imported' });
      const { body: records } = await get(resource).expect(200);
      const { id: _id, createdAt: _made, updatedAt: _changed, ...fields } = before;
      expect(records).toEqual([expect.objectContaining(fields)]);
      await apply(resource, checked.id, 'undo');
      expect((await get(resource).expect(200)).body).toEqual([]);
    });
  },
);

describe('a file', () => {
  const row = 'Gloves;12,50;Gear;3';
  beforeEach(() => createProductCategory(t.db, { name: 'Gear' }));

  it.each([
    ['semicolons', `Name;Price;Category;Stock\r\n${row}\r\n`],
    ['tabs and a byte order mark', `\uFEFFname\tprice\tcategory\tstock\n${row.replaceAll(';', '\t')}`],
    ['lines without a word', `name;price;category;stock\n\n;;;\n${row}\n\n`],
  ])('with %s is read', async (_what, content) => {
    const { rows } = await check('products', content);
    expect(rows).toMatchObject([{ fate: 'new', label: 'Gloves' }]);
  });

  it.each([
    ['is not UTF-8', 'name,price\nGl\uFFFDve,1', IMPORT_RULES.content.notUtf8],
    ['has no rows', 'name,price\n', IMPORT_RULES.content.noRows],
    ['is empty', '', IMPORT_RULES.content.required],
    ['names a column twice', 'name,Name\na,b', IMPORT_RULES.content.columnTwice('name')],
    ['leaves a quotation open', 'name,price\n"Gloves,1', IMPORT_RULES.content.notCsv(2)],
    [
      'is for another list',
      'question,answer\na,b',
      IMPORT_RULES.content.noKnownColumn(Object.keys(IMPORT_COLUMNS.products)),
    ],
    [
      'names most columns of another list',
      'name,websiteUrl,email,phone,paymentTerms,sortOrder,isActive,id\nA,,,,,0,true,1',
      IMPORT_RULES.content.ofOtherList('corporate-clients'),
    ],
    [
      'is too long a list',
      `name\n${Array.from({ length: 5001 }, (_, index) => `Gloves ${index}`).join('\n')}`,
      IMPORT_RULES.content.tooManyRows,
    ],
    ['is too wide', `name${','.repeat(1_000)}\nGloves\n`, IMPORT_RULES.content.tooManyColumns],
    ['is too large', `name\n${'x'.repeat(2 * 1024 * 1024)}`, IMPORT_RULES.content.tooLong],
  ])('that %s is refused as a whole', async (_what, content, message) => {
    expect(await refused('products', content)).toMatchObject({ errors: { content: message } });
  });

  it('tells of columns that it does not know, and leaves out what it does not have', async () => {
    const { id } = await createProduct(t.db, { name: 'Gloves', stock: 7 });
    const { rows, unknownColumns } = await check('products', 'name,colour,price\nGLOVES ,red,5');
    expect(unknownColumns).toEqual(['colour']);
    expect(rows[0]).toMatchObject({ id, fate: 'changed', changes: [{ column: 'name' }, { column: 'price' }] });
  });

  it('that a spreadsheet wrote has numbers for texts of digits, which change nothing', async () => {
    const client = { logoUrl: '/logo.svg', postalCode: '0081', notes: '007' };
    const { body } = await post('corporate-clients', { ...client, name: 'A', phone: '0115550134' }).expect(201);
    await post('corporate-clients', { ...client, name: 'B', phone: '+27821234567' }).expect(201);
    const { rows } = await check(
      'corporate-clients',
      'name,phone,postalCode,notes\nA,115550134,81,7\nB,27821234567,0081,8',
    );
    expect(rows[0]).toMatchObject({ id: body.id, fate: 'same', changes: [] });
    expect(rows[1]).toMatchObject({ fate: 'changed', changes: [{ column: 'notes', from: '007', to: '8' }] });
  });

  it('rows about the same record, too many cells, unknown ids and names of two are refused', async () => {
    const [one] = [await createProduct(t.db, { name: 'Wraps' }), await createProduct(t.db, { name: 'Wraps' })];
    await createProduct(t.db, { name: 'Gloves' });
    const { rows } = await check(
      'products',
      `id,name,price\n,Gloves,1\n,gloves,2\n,Wraps,1\n${one.id},Wraps,1\n999,Bag,1\nx,Bag,1\n,Bag,1,2`,
    );
    expect(rows.map(({ errors }) => errors[0]?.message)).toEqual([
      undefined,
      IMPORT_RULES.row.sameAsRow(2),
      IMPORT_RULES.row.ambiguous(2, 'Wraps'),
      undefined,
      IMPORT_RULES.row.noSuchId('999'),
      IMPORT_RULES.row.noSuchId('x'),
      IMPORT_RULES.row.tooManyCells(4, 3),
    ]);
  });

  it('of products knows categories in any case, and that sizes are to be chosen', async () => {
    const { id, rows } = await check(
      'products',
      'name,price,category,stock,availableSizes\nGi,1,GEAR,3,"S, M"\nBag,1,Shoes,3,',
    );
    expect(rows).toMatchObject([
      { fate: 'new' },
      { fate: 'refused', errors: [{ column: 'category', message: 'There is no category with this name' }] },
    ]);
    await post(`imports/products/${id}/apply`).expect(409);
    const good = await check('products', 'name,price,category,stock,availableSizes\nGi,1,GEAR,3,"S, M"');
    await apply('products', good.id);
    expect((await get('products').expect(200)).body).toMatchObject([
      { name: 'Gi', category: 'Gear', hasVariableSizes: true, availableSizes: ['S', 'M'] },
    ]);
  });

  it('of products counts sizes, and brings back what each had', async () => {
    const sizes = [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 4 },
    ];
    const sized = { hasVariableSizes: true, availableSizes: ['S', 'M'] };
    const shirt = await createProduct(t.db, { name: 'Shirt', ...sized, sizes, stock: 7 });
    const gi = await createProduct(t.db, { name: 'Gi', ...sized, stock: 9 });
    const wrong = await check('products', 'name,stock,sizes\nShirt,9,"S: 3, M: 4"\nGi,9,"S: many"\nBag,,"S: 1, S: 2"');
    expect(wrong.rows.map(({ errors }) => errors)).toEqual([
      [{ column: 'stock', message: PRODUCT_RULES.stock.bySize }],
      [{ column: 'sizes', message: PRODUCT_RULES.sizes.wrongType }],
      expect.arrayContaining([{ column: 'sizes', message: PRODUCT_RULES.sizes.twice }]),
    ]);
    const good = await check('products', 'name,sizes\nShirt,"S: 5, L: 1"\nGi,"S: 1, M: 2"');
    await apply('products', good.id);
    const read = async () => (await get('products').expect(200)).body as object[];
    expect(await read()).toMatchObject([
      {
        name: 'Gi',
        sizes: [
          { size: 'S', stock: 1 },
          { size: 'M', stock: 2 },
        ],
        stock: 3,
      },
      {
        name: 'Shirt',
        availableSizes: ['S', 'L'],
        sizes: [
          { size: 'S', stock: 5 },
          { size: 'L', stock: 1 },
        ],
        stock: 6,
      },
    ]);
    const file = exported('products', (await read()) as Record<string, unknown>[]);
    expect(fates(await check('products', file))).toEqual(['same', 'same']);
    expect(await apply('products', good.id, 'undo')).toMatchObject({ state: 'undone' });
    expect(await read()).toMatchObject([
      { id: gi.id, sizes: [], stock: 9 },
      { id: shirt.id, ...sized, sizes, stock: 7 },
    ]);
  });

  it('of 5,000 rows is checked; of many it is imported and undone whole', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `Question number ${index}?,An answer of some words`);
    const file = (rows: number) => `question,answer\n${lines.slice(0, rows).join('\n')}`;
    const longest = await check('faqs', file(5_000));
    expect(longest.counts).toEqual({ new: 5_000, changed: 0, same: 0, refused: 0 });
    const checked = await check('faqs', file(500));
    expect(await apply('faqs', checked.id)).toMatchObject({ state: 'imported', task: { done: 500, total: 500 } });
    expect(await apply('faqs', checked.id, 'undo')).toMatchObject({ state: 'undone' });
    expect((await get('faqs').expect(200)).body).toEqual([]);
  });
});

describe('access', () => {
  it('a key for the list imports into it; its files are those of one list', async () => {
    const { key } = await createApiKey(t.db, { resources: ['faqs'] });
    const asKey = { authorization: `Bearer ${key}` };
    const file = { fileName: 'a.csv', content: 'question,answer\nWhere do you train?,In Sunninghill.' };
    const { body } = await request(t.server).post('/api/admin/imports/faqs').set(asKey).send(file).expect(201);
    expect(body).toMatchObject({ madeBy: 'API key "Script"', resource: 'faqs' });
    await request(t.server).post('/api/admin/imports/products').set(asKey).send(file).expect(403);
    await get(`imports/products/${body.id}`).expect(404);
    await post(`imports/products/${body.id}/apply`).expect(404);
    const { body: files } = await get('imports/faqs').expect(200);
    expect(files).toEqual([expect.objectContaining({ id: body.id, state: 'checked' })]);
    expect(files[0]).not.toHaveProperty('rows');
  });

  it('files are forgotten after a day, and what is imported can no longer be undone', async () => {
    const checked = await check('faqs', 'question,answer\nWhere do you train?,In Sunninghill.');
    await apply('faqs', checked.id);
    await t.db.query(`UPDATE imports SET imported_at = now() - interval '25 hours'`);
    expect((await post(`imports/faqs/${checked.id}/undo`).expect(409)).body).toMatchObject({
      message: IMPORT_RULES.undoIsOver,
    });
    await t.db.query(`SELECT graphile_worker.add_job('remove-old-imports', '{}')`);
    await runJobs(t);
    await get(`imports/faqs/${checked.id}`).expect(404);
  });

  it('a person is handed the rows that tell of them, and no others', async () => {
    const content = 'name,logoUrl,email,phone\nHighveld,/a.svg,ann@highveld.example,\nLowveld,/a.svg,,082 123 4567\n';
    await check('corporate-clients', `${content}Karoo,/a.svg,joann@highveld.example,082 123 4568`);
    const person = { email: 'Ann@highveld.example', phone: '+27821234567' };
    const { body } = await post('people/export', person).expect(200);
    const { json, page } = body as { json: string; page: string };
    expect(JSON.parse(json)).toMatchObject({
      imports: [
        { file_name: 'a.csv', list: 'corporate-clients', row: 2, imported: { email: 'ann@highveld.example' } },
        { row: 3, imported: { name: 'Lowveld' } },
      ],
    });
    expect(page).toContain('Rows of CSV files');
    expect(json + page).not.toContain('Karoo');
    const { body: view } = await post('people/search', person).expect(200);
    expect((view as { found: object[] }).found).toMatchObject([{ kind: 'imports', count: 2 }]);
  });

  it('erasing a person forgets the files that tell of them', async () => {
    const kept = await check('corporate-clients', 'name,logoUrl,email\nHighveld,/a.svg,joann@highveld.example');
    await check('corporate-clients', 'name,logoUrl,email\nHighveld,/a.svg,ann@highveld.example');
    await check('corporate-clients', 'name,logoUrl,phone\nHighveld,/a.svg,082 123 4567');
    const person = { email: 'Ann@highveld.example', phone: '+27821234567', confirmation: 'ann@highveld.example' };
    await post('people/erase', person).expect(202);
    await runJobs(t);
    expect((await get('imports/corporate-clients').expect(200)).body).toMatchObject([{ id: kept.id }]);
  });
});
