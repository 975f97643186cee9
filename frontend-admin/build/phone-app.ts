/**
 * Makes the phone area an app: its manifest, its icons, and a service worker that keeps its files and no others of this
 * build.
 */
import path from 'node:path';
import { runnerImport, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { LANDING_PAGE, PAGE } from './landing-page.ts';

const BASE = '/admin/';
const MANIFEST = 'app.webmanifest';
const TOUCH_ICON = 'icons/touch-180.png';
/** Named by the page itself, so that no chunk knows of it. */
const TAB_ICON = /^assets\/bolt-/;
const LIBS_DIR = path.resolve(import.meta.dirname, '../../libs');

/** What of a built file tells which others it needs; `viteMetadata` names its styles, fonts and pictures. */
interface BuiltFile {
  facadeModuleId?: string | null;
  imports?: string[];
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } | undefined;
}

export function phoneApp(): PluginOption[] {
  let kept: ReadonlySet<string> = new Set();
  let addresses: Record<string, string> = {};
  return [
    {
      name: 'phone-app',
      apply: 'build',
      transformIndexHtml: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: BASE + MANIFEST }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: BASE + TOUCH_ICON }, injectTo: 'head' },
      ],
      async generateBundle(_options, bundle) {
        const { appManifest, drawAppIcons, PAGE_ADDRESSES } = await fromTheApp();
        const manifest = appManifest(BASE, MANIFEST);
        addresses = { [LANDING_PAGE]: PAGE_ADDRESSES.landing, [PAGE]: PAGE_ADDRESSES.shell };
        kept = filesOfPhone(bundle);
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
        for (const [fileName, source] of await drawAppIcons(TOUCH_ICON))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/mobile-app/service-worker',
      filename: 'service-worker.ts',
      outDir: '../dist/admin',
      // Its own would stand in the list of kept files under an address beside the worker's, where there is none.
      manifest: false,
      // The phone area registers it itself, after its first paint (src/mobile-app/release).
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['assets/*', PAGE, LANDING_PAGE],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          (entries) => ({
            manifest: entries
              .filter(({ url }) => !url.startsWith('assets/') || kept.has(url) || TAB_ICON.test(url))
              .map((entry) => ({ ...entry, url: addresses[entry.url] ?? BASE + entry.url })),
            warnings: [],
          }),
        ],
      },
    }),
  ];
}

/** Not by `import`: the builder reads this file before it knows where `#libs` leads. */
async function fromTheApp(): Promise<typeof import('./app-manifest')> {
  const alias = [{ find: /^#libs\/(.*)$/, replacement: `${LIBS_DIR}/$1.ts` }];
  const { module } = await runnerImport<typeof import('./app-manifest')>(
    path.join(import.meta.dirname, 'app-manifest.ts'),
    { resolve: { alias } },
  );
  return module;
}

/** The page's own chunk and all that it can ever import, with their styles, fonts and pictures. */
function filesOfPhone(bundle: Record<string, BuiltFile>): Set<string> {
  const files = new Set<string>();
  const waiting = Object.keys(bundle).filter((name) => bundle[name]?.facadeModuleId?.endsWith(PAGE));
  if (waiting.length === 0) throw new Error(`No chunk belongs to ${PAGE}: the service worker would keep nothing.`);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const { imports = [], dynamicImports = [], viteMetadata } = bundle[name] ?? {};
    waiting.push(...imports, ...dynamicImports);
    for (const file of [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])]) files.add(file);
  }
  return files;
}
