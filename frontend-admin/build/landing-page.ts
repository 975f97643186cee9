/**
 * Draws the phone area's landing page while the back-office is built, so that a phone shows it before its scripts are
 * there. Only its own address has this file: before a tool it would be shown for nothing.
 */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin, type ResolvedConfig } from 'vite';

/** Of every address of the phone area but the landing page's. */
export const PAGE = 'mobile-app.html';
export const LANDING_PAGE = 'mobile-app-landing.html';
/** What the page shows in its stead until the scripts are there. */
const OPENING = /<!--[^>]*-->\s*<div id="root">.*<\/div>(?=\s*<noscript>)/s;
const SCRIPTS = /\s*<script type="module"[^>]*src="([^"]+)"><\/script>|\s*<link rel="modulepreload"[^>]*>/g;
const WINDOW = '@happy-dom/global-registrator';
/** A built module says that it exports nothing; a script may not. */
const EMPTY_EXPORT = /export\s*\{\s*\};?/;
const MAX_DRAWING_BYTES = 1_000_000;

interface Drawing {
  html: string;
  styles: string;
  /** The first script, to stand inside the page. */
  boot: string;
}

export function landingPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'landing-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // Before the service worker lists what it keeps, which it does when the bundle is closed.
    async writeBundle() {
      const outDir = path.resolve(config.root, config.build.outDir);
      const shell = await readFile(path.join(outDir, PAGE), 'utf8');
      const drawing = await draw(config, `${outDir}-landing`);
      await writeFile(path.join(outDir, LANDING_PAGE), filledWith(drawing, shell));
    },
  };
}

function filledWith({ html, styles, boot }: Drawing, shell: string): string {
  const main = [...shell.matchAll(SCRIPTS)].flatMap(([, src]) => src ?? [])[0];
  if (!OPENING.test(shell) || !main) throw new Error(`${PAGE} has no place for the landing page, or no script.`);
  return shell
    .replaceAll(SCRIPTS, '')
    .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
    .replace(
      OPENING,
      () => `<div id="root">${html}</div>\n    <script data-module="${main}">(()=>{${boot.trim()}})()</script>`,
    );
}

/** @param bundleDir is made for the time being */
async function draw(config: ResolvedConfig, bundleDir: string): Promise<Drawing> {
  // Apart from each other, so that the first script is one file also where both use the same.
  await bundle(config, bundleDir, { drawing: path.join(import.meta.dirname, 'draw-landing-page.tsx') });
  await bundle(config, bundleDir, { boot: path.join(config.root, 'src/mobile-app/landing/boot.ts') });
  try {
    const drawing = promisify(execFile)(process.execPath, [path.join(bundleDir, 'drawing.js')], {
      maxBuffer: MAX_DRAWING_BYTES,
    });
    const boot = await readFile(path.join(bundleDir, 'boot.js'), 'utf8');
    return {
      ...(JSON.parse((await drawing).stdout) as Pick<Drawing, 'html' | 'styles'>),
      boot: boot.replace(EMPTY_EXPORT, ''),
    };
  } finally {
    await rm(bundleDir, { recursive: true, force: true });
  }
}

async function bundle({ base, root }: ResolvedConfig, outDir: string, input: Record<string, string>): Promise<void> {
  await build({
    root,
    configFile: false,
    base,
    plugins: [react()],
    // What browsers run, for it takes itself to be in one.
    ssr: { noExternal: true, external: [WINDOW], resolve: { conditions: ['source', ...defaultClientConditions] } },
    logLevel: 'warn',
    build: { ssr: true, minify: true, outDir, emptyOutDir: false, rolldownOptions: { input } },
  });
}
