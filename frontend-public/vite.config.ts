import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { battleReadySample } from './build/battle-ready-sample.ts';
import { designStyles } from './build/design-styles.ts';
import { prerenderPages } from './build/prerender-pages.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const OUT_DIR = path.resolve(import.meta.dirname, '../dist/public');
const RENDERER_DIR = path.resolve(import.meta.dirname, '../dist/public-renderer');

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), designStyles(), battleReadySample()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // `npm run build:public` and then `vite preview frontend-public`, or `vite frontend-public`, beside a running server.
  server: { proxy: { '/api': API_ORIGIN, '/admin': API_ORIGIN } },
  preview: { proxy: { '/api': API_ORIGIN, '/admin': API_ORIGIN } },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: { build: { outDir: OUT_DIR } },
    ssr: { build: { outDir: RENDERER_DIR, ssr: true, rolldownOptions: { input: path.resolve(import.meta.dirname, 'src/render.tsx') } } },
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
