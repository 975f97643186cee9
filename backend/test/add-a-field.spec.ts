/**
 * docs/adding-a-field.md, done: its blocks are applied to a copy of the house, where the new field is then stored, told
 * and refused over HTTP, and everything that knows it compiles. With a block left out something does not.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { Column, getMetadataArgsStorage } from 'typeorm';
import { Product } from '../src/modules/products/product.entity.js';
import { ProductsService } from '../src/modules/products/products.service.js';
import { User } from '../src/modules/users/user.entity.js';
import { UsersService } from '../src/modules/users/users.service.js';
import { ensureBuilt } from './ensure-built.js';
import { createProductCategory, PASSWORD } from './factories.js';
import { operationsOf, readOpenApi } from './fuzz/document.js';
import { startTestApp, type TestApp } from './test-app.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SPEC = 'backend/src/modules/class-schedules/class-schedules.spec.ts';
const SERVER = ['backend/src/modules/class-schedules/class-schedules.service.ts', 'backend/src/database/migrations.ts'];
const ADMIN = ['frontend-admin/src/resources/class-schedule/class-parts.tsx', 'frontend-admin/src/theme.ts'];
const PUBLIC = ['frontend-public/src/features/class-schedule/schedule-day.ts'];
const COPIED = [
  'backend',
  'libs',
  'frontend-admin',
  'frontend-public',
  'scripts/test',
  'package.json',
  'tsconfig.json',
];
const API_TYPES = 'libs/contracts/generated/api.ts';
/** What the test on the copy clones its databases from. */
const TEMPLATE = 'storm_template_of_guide';

const run = promisify(execFile);
const guide = readFileSync(path.join(ROOT, 'docs/adding-a-field.md'), 'utf8');
const steps = guide.split(/^### /m).slice(1);
let copy: string;
const at = (file: string) => path.join(copy, file);

beforeAll(() => {
  ensureBuilt('contracts');
  copy = mkdtempSync(path.join(tmpdir(), 'storm-guide-'));
  for (const place of [...COPIED, 'jest.config.mjs']) cpSync(path.join(ROOT, place), at(place), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), at('node_modules'));
  const template = 'backend/test/template-database.ts';
  write(template, read(template).replace("'storm_template'", `'${TEMPLATE}'`));
});
beforeEach(() => {
  for (const step of steps) apply(step);
  describeField({ stored: true, told: true, sent: true });
});
afterEach(() => {
  for (const step of steps) restore(fileOf(step));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the guide touches eight files', () => {
  expect(new Set(steps.map(fileOf)).size).toBe(8);
});

it('a field that was added so is stored, changed, told and held to its limit', async () => {
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--runTestsByPath', SPEC, '-t'];
  const env = { ...process.env, TEST_DATABASE_URL: process.env['TEST_SERVER_URL'] };
  const { stderr } = await run(process.execPath, [...jest, 'room|public fields|stores the class'], { cwd: copy, env });
  expect(stderr).toMatch(/Tests: .*\b3 passed/);
  const client = new Client({ connectionString: process.env['TEST_SERVER_URL'] });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await client.end();
});

it('everything that knows the field compiles', async () => {
  expect(await complaints('backend', [...SERVER, SPEC])).toBe('');
  expect(await complaints('frontend-admin', ADMIN)).toBe('');
  expect(await complaints('frontend-public', PUBLIC)).toBe('');
});

it.each([
  ['its limit', 'maxLength: 60', 'backend', SERVER, /'room' does not exist/],
  ['its default', '+  room: null,', 'frontend-admin', ADMIN, /room/],
  ['its column', "@Column('text'", 'backend', SERVER, /room/],
  ['what may be sent', '@OptionalText(room)', 'frontend-admin', ADMIN, /room/],
  ['its name for visitors', "+  'room',", 'frontend-public', PUBLIC, /'room' does not exist/],
  ['its input', 'source="room"', 'frontend-admin', ADMIN, /'room' is missing/],
  ['its detail', 'Detail, true> = { level: true, instructor: true, room', 'frontend-admin', ADMIN, /'room' is missing/],
  [
    'its place on the page',
    'Head>, true> = { level: true, instructor: true, room',
    'frontend-public',
    PUBLIC,
    /'room' is missing/,
  ],
] as const)('without %s something does not compile', async (_name, left, project, files, complaint) => {
  const step = steps.find((each) => each.includes(left)) ?? '';
  restore(fileOf(step));
  apply(step, left);
  const isOf = (file: string) => fileOf(step).endsWith(file);
  describeField({ stored: true, told: left !== "+  'room',", sent: !isOf('.dto.ts') });
  expect(await complaints(project, [...files])).toMatch(complaint);
});

describe('a new field is stored when its record is made', () => {
  const floor = 'Upper';
  let t: TestApp;
  beforeAll(async () => {
    for (const { prototype } of [User, Product]) Column('text', { nullable: true })(prototype, 'floor');
    t = await startTestApp();
    for (const table of ['users', 'products']) await t.db.query(`ALTER TABLE ${table} ADD COLUMN floor text`);
  });
  afterAll(async () => {
    // Other files share these columns.
    const { columns } = getMetadataArgsStorage();
    columns.splice(0, columns.length, ...columns.filter(({ propertyName }) => propertyName !== 'floor'));
    await t.close();
  });

  it('of an account', async () => {
    const account = { username: 'fielded', email: 'fielded@stormcombat.example', floor };
    const made = await t.app.get(UsersService, { strict: false }).create({ ...account, password: PASSWORD });
    expect(made).toMatchObject({ ...account, role: 'user', isActive: true, firstName: null });
  });

  it('of a product', async () => {
    const { name: category } = await createProductCategory(t.db);
    const mitts = { name: 'Focus mitts', price: 59_900, category, stock: 4, floor };
    const { id } = await t.app.get(ProductsService, { strict: false }).create(mitts);
    expect(await t.db.findOneBy(Product, { id })).toMatchObject({ name: mitts.name, stock: 4, floor });
  });
});

/** Lists whose forms are not in their own folder, or ask in another way. */
const OTHER_FORMS = ['api-keys', 'invoices', 'trial-bookings'];
/** Fields with an input of their own kind: DiscountInputs, ContactInputs, ImagesInput. */
const OTHER_INPUTS = ['discountKind', 'discountValue', 'contacts', 'images'];

describe('every field that staff may send has an input', () => {
  const document = readOpenApi();
  const forms = operationsOf(document).flatMap(({ name, body }) => {
    const [, list] = /^POST \/api\/admin\/([\w-]+)$/.exec(name) ?? [];
    if (list === undefined || OTHER_FORMS.includes(list)) return [];
    const folder = [list, list.replace(/s$/, '')].map(folderOf).find((each) => existsSync(each));
    const { properties = {} } = document.components.schemas[body?.$ref?.split('/').pop() ?? ''] ?? {};
    return folder ? [{ list, folder, fields: Object.keys(properties) }] : [];
  });

  it('looks at the forms', () => expect(forms.length).toBeGreaterThan(8));

  it.each(forms)('of $list', ({ folder, fields }) => {
    const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    const text = screens.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
    const asks = (field: string) => new RegExp(`(?:source|name)(?:=|: )["']${field}["']`).test(text);
    expect(fields.filter((field) => !OTHER_INPUTS.includes(field) && !asks(field))).toEqual([]);
  });
});

function folderOf(list: string): string {
  return path.join(ROOT, 'frontend-admin/src/resources', list);
}

/** The file of a step: a new one is named by its first line. */
function fileOf(step: string): string {
  const [, place = ''] = /`([^`]+)`/.exec(step) ?? [];
  const [, name] = /^\/\/ (\S+\.ts)$/m.exec(step) ?? [];
  return name === undefined ? place : `${place}/${name}`;
}

/** Makes a step's changes; @param left all but the block with this text */
function apply(step: string, left?: string): void {
  const file = fileOf(step);
  for (const [, language, block = ''] of step.matchAll(/```(diff|ts)\n([\s\S]*?)```/g)) {
    if (left !== undefined && block.includes(left)) continue;
    if (language === 'ts') write(file, block);
    else write(file, replaced(read(file), linesOf(block, '-'), linesOf(block, '+')));
  }
}

/** The lines of a diff before (-) or after (+) the change. */
function linesOf(block: string, sign: '+' | '-'): string {
  const lines = block.split('\n').slice(0, -1);
  return lines
    .flatMap((line) => (line.startsWith(sign) || line.startsWith(' ') ? [`${line.slice(1)}\n`] : []))
    .join('');
}

function replaced(text: string, before: string, after: string): string {
  if (text.split(before).length !== 2) throw new Error(`Not once in the file:\n${before}`);
  return text.replace(before, () => after);
}

/** What the built server would say of the field: building it takes twenty seconds. */
function describeField({ stored, told, sent }: { stored: boolean; told: boolean; sent: boolean }): void {
  const schemas = [
    ...(stored ? ['ClassSchedule'] : []),
    ...(told ? ['PublicClassSchedule'] : []),
    ...(sent ? ['CreateClassScheduleDto', 'UpdateClassScheduleDto'] : []),
  ];
  restore(API_TYPES);
  let types = read(API_TYPES);
  for (const schema of schemas) {
    const field = new RegExp(`(^ {8}${schema}: \\{[^}]*?\\binstructor(\\??): string \\| null;)`, 'm');
    expect(types).toMatch(field);
    types = types.replace(field, '$1\n            room$2: string | null;');
  }
  write(API_TYPES, types);
}

async function complaints(project: string, files: string[]): Promise<string> {
  const config = project === 'backend' ? 'tsconfig.guide.json' : `${project}/tsconfig.guide.json`;
  write(config, JSON.stringify({ extends: './tsconfig.json', include: [], files: files.map(at) }));
  const tsc = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  return run(process.execPath, [tsc, '-p', at(config)], { cwd: copy }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

function read(file: string): string {
  return readFileSync(at(file), 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** As it is in the house; gone where it is not there. */
function restore(file: string): void {
  rmSync(at(file), { force: true });
  if (!file.endsWith('class-rooms.ts')) cpSync(path.join(ROOT, file), at(file));
}
