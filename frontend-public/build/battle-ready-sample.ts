/**
 * The sample's PDF in the built site, and `virtual:battle-ready-sample`, which tells the pages its true length and
 * size.
 */
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { SamplePdf } from './sample-pdf.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VIRTUAL = 'virtual:battle-ready-sample';
const RESOLVED = `\0${VIRTUAL}`;
const FILE = 'battle-ready-sample.pdf';

export function battleReadySample(): Plugin {
  let made: Promise<SamplePdf> | undefined;
  const sample = () => (made ??= makeSample());
  return {
    name: 'storm-battle-ready-sample',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { bytes, pageCount } = await sample();
      return `export const sampleSize = ${JSON.stringify({ pageCount, bytes: bytes.length })};`;
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FILE, source: (await sample()).bytes });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        void sample().then(({ bytes }) => response.setHeader('Content-Type', 'application/pdf').end(bytes));
      });
    },
  };
}

/** Runs the maker from its source: the built server may not be there yet. */
async function makeSample(): Promise<SamplePdf> {
  const alias = [{ find: /^#libs\/(.*)$/, replacement: path.join(ROOT, 'libs/$1.ts') }];
  const { module } = await runnerImport<typeof import('./sample-pdf')>(
    path.join(import.meta.dirname, 'sample-pdf.ts'),
    { resolve: { alias } },
  );
  return module.makeSamplePdf();
}
