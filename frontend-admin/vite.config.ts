import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { landingPage } from './build/landing-page.ts';
import { phoneApp } from './build/phone-app.ts';

/** Where the API answers while the back-office is developed with `npx vite frontend-admin`. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), landingPage(), phoneApp()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    // The phone area is a page of its own: a phone shall not load the shell of the back-office.
    rolldownOptions: {
      input: ['index.html', 'mobile-app.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
    },
  },
  server: { proxy: { '/api': { target: API_ORIGIN } } },
});
