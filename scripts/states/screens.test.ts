/** The pictures of `npm run states` leave out no screen and no state: what is listed is what the routers have. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ADMIN_SCREENS, isAdminPath } from '#libs/contracts/admin-paths';
import { isMobileAppPath, MOBILE_APP_SCREENS } from '#libs/contracts/mobile-app-paths';
import { ANSWERS, emptied, lengthen } from './api-answers.mjs';
import { ACTS, UNDO_ACTS } from './page-acts.mjs';
import {
  ADMIN_PARTS,
  builtPages,
  type Part,
  PHONE_PARTS,
  screensOf,
  SITE_SAMPLES,
  UNBUILT_SAMPLES,
} from './screens.mjs';
import { ANSWER_STATES, LIVE_STATES, STATES } from './states.mjs';
import { slugOf } from './take-screen.mjs';

interface Route {
  path: string;
}
/** Asked for by its place, as the compiler reads scripts without React. */
const SITE = path.resolve(import.meta.dirname, '../../frontend-public/src/routes.tsx');
const { routes, notFoundRoute, productRoute } = (await import(SITE)) as {
  routes: Route[];
  notFoundRoute: Route;
  productRoute: Route;
};

const ids = Object.fromEntries([...ADMIN_SCREENS, ...MOBILE_APP_SCREENS].map((screen) => [screen, '7']));
const screens = screensOf(
  routes.map((route) => route.path),
  { ...ids, productPage: '/shop/7', missingPage: '/no-such-page' },
);

describe('the screens', () => {
  it('are every page of the site', () => {
    const site = screens.filter(({ area }) => area === 'site').map((screen) => screen.path);
    expect(site.toSorted()).toEqual([...routes, productRoute, notFoundRoute].map((route) => route.path).toSorted());
  });

  it('are every screen of the back-office and of the phone area, and the parts they have', () => {
    expect(Object.keys(ADMIN_PARTS).toSorted()).toEqual([...ADMIN_SCREENS].toSorted());
    expect(Object.keys(PHONE_PARTS).toSorted()).toEqual([...MOBILE_APP_SCREENS].toSorted());
    const listed = new Set(screens.map((screen) => screen.path));
    for (const screen of ADMIN_SCREENS) expect(listed).toContain(`/admin/${screen}`);
    for (const screen of MOBILE_APP_SCREENS) expect(listed).toContain(`/mobile-app/${screen}`);
    for (const { area, address } of screens)
      if (area !== 'site') expect([address, isAdminPath(address) || isMobileAppPath(address)]).toEqual([address, true]);
  });

  it('open every form and record that a screen has', () => {
    const of = (parts: Record<string, Part>) =>
      Object.values(parts).reduce(
        (sum, { create, record, further = [] }) => sum + (create ? 1 : 0) + (record ? 1 + further.length : 0),
        0,
      );
    const below = (area: string) => screens.filter((screen) => screen.area === area && /create|:id/.test(screen.path));
    expect(below('back-office')).toHaveLength(of(ADMIN_PARTS));
    expect(below('phone')).toHaveLength(of(PHONE_PARTS));
  });

  it('have samples for pages that there are', () => {
    const pages = [...routes, productRoute, notFoundRoute].map((route) => route.path);
    for (const page of [...Object.keys(SITE_SAMPLES), ...Object.keys(UNBUILT_SAMPLES)]) expect(pages).toContain(page);
  });

  it('have a folder each', () => {
    expect(new Set(screens.map(slugOf)).size).toBe(screens.length);
  });

  it('are read off the built pages, without the further addresses of one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
    const write = (file: string, canonical: string) =>
      writeFileSync(path.join(folder, file), `<link rel="canonical" href="https://site.invalid${canonical}" />`);
    write('index.html', '/');
    write('shop.html', '/shop');
    write('store.html', '/shop');
    write('404.html', '/404');
    mkdirSync(path.join(folder, 'admin'));
    write('admin/404.html', '/admin/404');
    expect(builtPages(folder)).toEqual(['/', '/shop']);
  });
});

describe('the states', () => {
  it('have a name each, and do and answer what there is', () => {
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length);
    for (const { act } of LIVE_STATES) if (act) expect([act in ACTS, act in UNDO_ACTS]).toEqual([true, true]);
    expect(new Set(ANSWER_STATES.map(({ answers }) => answers))).toEqual(new Set(Object.keys(ANSWERS)));
  });

  it.each([
    [{ id: 1, name: 'Ann', status: 'new' }, /^Ann \S{40,}$/, 'name'],
    [[{ items: [{ description: 'Gloves' }] }], /Gloves \S{40,}/, undefined],
    [{ email: 'ann@example.com' }, /^\S{40,}\.ann@example\.com$/, 'email'],
  ])('long words: %j', (before, expected, field) => {
    const after: unknown = lengthen(before);
    const found = field ? (after as Record<string, string>)[field] : JSON.stringify(after);
    expect(found).toMatch(expected);
  });

  it.each([[{ status: 'new', date: '2030-03-06', count: 3, notes: '' }], [['a text alone']], [null]])(
    'no other words: %j',
    (value) => expect(lengthen(value)).toEqual(value),
  );

  it.each([
    [[{ id: 1 }, { id: 2 }], []],
    [[{ date: '2030-03-06', classes: [{ id: 1 }] }], [{ date: '2030-03-06', classes: [] }]],
    [{ total: 3 }, { total: 3 }],
  ])('empty: %j', (before, expected) => expect(emptied(before)).toEqual(expected));
});
