// Where a real Chromium is: the browser tests, and whoever takes pictures, ask here.
// As a command it prints the path, and installs a browser first when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Debian's packages are root's to install. */
const MAY_INSTALL = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Flags for a quiet browser that also runs as root and in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a browser that is already here, or undefined: the one CHROMIUM names, a usual place, Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, where there is no file.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/**
 * The browser for pages: one without windows, menus and an app of its own takes a quarter less of the processor.
 * Where there is none, the whole browser.
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessShell() {
  return existsSync(HEADLESS_SHELL) && !process.env.CHROMIUM ? HEADLESS_SHELL : findChromium();
}

/**
 * The path of a browser, installed now if need be; the lighter one for pages comes along where it can be had.
 * @returns {Promise<string>}
 */
export async function findOrInstallChromium() {
  const here = await findChromium();
  if (here) {
    if (!existsSync(HEADLESS_SHELL) && MAY_INSTALL)
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    return here;
  }
  console.log('No Chromium here: installing one.');
  for (const [command, ...options] of installers()) {
    run(command, ...options);
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed: install one by hand and name its path in CHROMIUM.');
}

function installers() {
  const steps = [['npx', 'playwright', 'install', 'chromium']];
  if (MAY_INSTALL)
    steps.push(
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    );
  return steps;
}

function run(command, ...options) {
  spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32', timeout: 300_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await findOrInstallChromium());
