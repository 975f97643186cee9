import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { isSitePage, readSitePage, type SitePage } from './site-page.js';

const ONE_DAY_MS = 86_400_000;
/** The build names these after their content, so they never change. */
const HASHED = /^assets\//;
const IMMUTABLE = { maxAge: 365 * ONE_DAY_MS, immutable: true };
/** Drawings that records name by plain addresses: a change is seen a day later. */
const DRAWINGS = /^(clients|products)\//;
const ONE_DAY = { maxAge: ONE_DAY_MS };
const ADMIN_MOUNT = '/admin';
/** Of the phone area; browsers let it rule only what lies below its address, unless the answer allows more. */
const SERVICE_WORKER = 'service-worker.js';
/** Of the two 404.html, which answer every other address and have none themselves. */
const NOT_FOUND_ADDRESS = '/404';
const STAFF_NOT_FOUND_ADDRESS = `${ADMIN_MOUNT}/404`;
/** Of the phone area, drawn by its build. */
const LANDING_PAGE = 'mobile-app-landing.html';

interface SiteFile {
  /** The directory and the path below it. */
  root: string;
  file: string;
  /** How long it may be kept without asking again; undefined: it is kept, and asked for again each time. */
  kept: { maxAge: number; immutable?: boolean } | undefined;
  /** The widest scope of a service worker, when it is one. */
  serviceWorkerAllowed?: string;
}

/** What both builds hold, listed once at the start: only what is listed can ever be served. */
export interface Site {
  /** By address: the files of both builds. */
  files: ReadonlyMap<string, SiteFile>;
  /** By address: the prerendered public pages, and the texts for search engines. */
  pages: ReadonlyMap<string, SitePage>;
  /** The one page of the back-office, whose addresses its contract knows; undefined before it is built. */
  adminPage: SitePage | undefined;
  /** The same of the phone area, which the back-office's build brings along; its landing page is one of `pages`. */
  mobileAppPage: SitePage | undefined;
  /** The page of every other address; undefined before the site is built. */
  notFoundPage: SitePage | undefined;
  /** The same below the back-office and the phone area: without the public site's header and footer. */
  staffNotFoundPage: SitePage | undefined;
  /** The public pages, the 404 pages too, by the names of their files: what the renderer can write anew. */
  rendered: ReadonlyMap<string, SitePage>;
  /** The scripts inside the public pages, as a Content-Security-Policy calls them: the only ones that may run there. */
  inlineScripts: readonly string[];
}

/**
 * @param distDirectory holds `public` and `admin`; what is not built yet is simply not there
 * @param origin the site's own, which its pages name (PUBLIC_URL)
 */
export function listSite(distDirectory: string, origin: string): Site {
  const publicRoot = path.join(distDirectory, 'public');
  const adminRoot = path.join(distDirectory, 'admin');
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, SitePage>();
  const rendered = new Map<string, SitePage>();
  for (const file of listFiles(publicRoot)) {
    const page = isSitePage(file) ? readSitePage(path.join(publicRoot, file), origin) : undefined;
    if (page) pages.set(publicAddress(file), page);
    if (page && file.endsWith('.html')) rendered.set(file, page);
    if (!page) files.set(publicAddress(file), siteFile(publicRoot, file));
  }
  for (const file of listFiles(adminRoot)) {
    if (file === SERVICE_WORKER)
      files.set(`${MOBILE_APP_ROOT}/${file}`, { ...siteFile(adminRoot, file), serviceWorkerAllowed: MOBILE_APP_ROOT });
    else if (!file.endsWith('.html')) files.set(`${ADMIN_MOUNT}/${file}`, siteFile(adminRoot, file));
  }
  const appPage = (file: string) =>
    existsSync(path.join(adminRoot, file)) ? readSitePage(path.join(adminRoot, file), origin) : undefined;
  const landingPage = appPage(LANDING_PAGE);
  if (landingPage) pages.set(MOBILE_APP_ROOT, landingPage);
  const inlineScripts = [...new Set([...pages.values()].flatMap((page) => page.inlineScripts))];
  const notFoundPage = pages.get(NOT_FOUND_ADDRESS);
  const staffNotFoundPage = pages.get(STAFF_NOT_FOUND_ADDRESS);
  for (const address of [NOT_FOUND_ADDRESS, STAFF_NOT_FOUND_ADDRESS]) pages.delete(address);
  return {
    files,
    pages,
    rendered,
    adminPage: appPage('index.html'),
    mobileAppPage: appPage('mobile-app.html'),
    notFoundPage,
    staffNotFoundPage,
    inlineScripts,
  };
}

/** Without dot files and without the compressed copies, which are chosen by what the browser accepts. */
function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/\.(br|gz)$|(^|\/)\./.test(file));
}

/** Pages have no extension and no closing slash: `class-schedule.html` is /class-schedule, `index.html` is /. */
function publicAddress(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

function siteFile(root: string, file: string): SiteFile {
  return { root, file, kept: keptOf(file) };
}

function keptOf(file: string): SiteFile['kept'] {
  if (HASHED.test(file)) return IMMUTABLE;
  return DRAWINGS.test(file) ? ONE_DAY : undefined;
}
