// Puts the compiled server and the many small modules of its framework into one file: reading 2,300 files was two
// fifths of the work of a start. What has files of its own (fonts, images, native code, templates of SQL) stays
// outside, and so does what others look up by its name at run time (class-validator).
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './progress.mjs';

const COMPILED = path.join(ROOT, 'dist/backend/src');
const BUNDLE = path.join(ROOT, 'dist/server');
const INSIDE = /^(?:[./#]|@nestjs\/|@nestjs-modules\/|nestjs-pino|typeorm|rxjs|es-toolkit)/;

rmSync(BUNDLE, { recursive: true, force: true });
const bundle = await rolldown({
  input: {
    main: path.join(COMPILED, 'main.js'),
    backup: path.join(COMPILED, 'commands/backup.js'),
    restore: path.join(COMPILED, 'commands/restore.js'),
    'second-step-off': path.join(COMPILED, 'commands/second-step-off.js'),
    'serving-process': path.join(COMPILED, 'start/serving-process.js'),
    'hash-worker': path.join(COMPILED, 'common/secrets/hash-worker.js'),
    'mail-worker': path.join(COMPILED, 'modules/incoming-mail/mail-worker.js'),
    'render-worker': path.join(COMPILED, 'modules/documents/render-worker.js'),
  },
  platform: 'node',
  external: (id) => !INSIDE.test(id),
  onLog(level, log, report) {
    // The framework tries for packages of its own that we do not use.
    if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
  },
});
// Nest finds its providers, and PostgreSQL's migrations are remembered, by the names of classes.
await bundle.write({ dir: BUNDLE, format: 'esm', keepNames: true, sourcemap: true });
cpSync(path.join(COMPILED, 'modules/mail/templates'), path.join(BUNDLE, 'templates'), { recursive: true });
