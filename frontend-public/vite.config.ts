import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { battleReadySample } from './build/battle-ready-sample.ts';
import { designStyles } from './build/design-styles.ts';
import { prerenderPages } from './build/prerender-pages.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
/**
 * What every page or most of them need goes with the site's frame into one script and one style sheet: each of these
 * small modules in a file of its own would be a request. Forms, notifications and antd stay apart.
 */
const SHARED = new RegExp(
  [
    String.raw`src/(styles|layout/(SiteLayout|SiteHeader|SiteFooter|UtilityBar|CartButton|OpenNow))\b`,
    String.raw`src/ui/(BookCover[.]tsx|Button|button-class|drawings/(Emblem|Icon|Logo))\b`,
    String.raw`src/ui/(ExternalLink|Loading|notices|LinkIcon)\b`,
    String.raw`src/ui/use-(delayed-flag|is-hydrated|school-clock)\b`,
    String.raw`src/(api/(validated-list|class-calendar|class-schedules)|content/schedule-notes)\b`,
    String.raw`libs/domain/schedule/(class-dates|class-week|clock-time|school-clock|shown-week|weekdays)\b`,
    String.raw`libs/domain/web-address\b`,
    String.raw`node_modules/react/(cjs/react-)?jsx-runtime\b`,
  ].join('|'),
);
const OUT_DIR = path.resolve(import.meta.dirname, '../dist/public');
const RENDERER_DIR = path.resolve(import.meta.dirname, '../dist/public-renderer');

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), designStyles(), battleReadySample()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The renderer goes along to the server, where the site's packages may not be: it brings what it needs.
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  // Without the line, which is usual: every page carries these names, and what a file's have in common compresses well.
  css: {
    modules: { generateScopedName: (name, file) => `${name}_${hashOf(path.relative(import.meta.dirname, file))}` },
  },
  // `npm run build:public` and then `vite preview frontend-public`, or `vite frontend-public`, beside a running server.
  server: { proxy: { '/api': API_ORIGIN, '/admin': API_ORIGIN } },
  preview: { proxy: { '/api': API_ORIGIN, '/admin': API_ORIGIN } },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: OUT_DIR,
        rolldownOptions: {
          input: {
            index: path.resolve(import.meta.dirname, 'index.html'),
            boot: path.resolve(import.meta.dirname, 'src/boot.ts'),
          },
          output: {
            codeSplitting: {
              groups: [{ name: 'shared', test: (id: string) => SHARED.test(id.replaceAll('\\', '/')) }],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: RENDERER_DIR,
        copyPublicDir: false,
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: path.resolve(import.meta.dirname, 'src/render.tsx') },
      },
    },
  },
  builder: {
    // One command makes the whole site: the browser's files, the renderer, and one HTML file per public route.
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('vite did not make the client and ssr environments');
      const clientFiles = await builder.build(client);
      await builder.build(ssr);
      await prerenderPages({ clientFiles, outDir: OUT_DIR, rendererDir: RENDERER_DIR });
    },
  },
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}
