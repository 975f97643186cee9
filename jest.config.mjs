// Nest 12 and a few of its friends are ESM only; Jest on Node 20 runs CommonJS, so swc compiles both our code and theirs.
const esmOnly = ['@nestjs', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'uid', 'load-esm', 'es-toolkit', '@standard-schema', 'postal-mime', 'react-hotkeys-hook', 'content-disposition', '@nestjs-modules', '@fastify/cookie', 'cookie'];

const shared = {
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  transform: {
    '^.+\\.(t|j|mj)sx?$': ['@swc/jest', {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  // The threads for documents have no Jest to compile for them: they get a file that compiles for itself.
  moduleNameMapper: { '/render-worker-file\\.js$': '<rootDir>/backend/test/render-worker-file.ts', '^#libs/(.*)$': '<rootDir>/libs/$1.ts', '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  // A busy machine is slow, not wrong: what hangs is still stopped.
  testTimeout: 30_000,
  // Jest alone would leave a core to whoever watches, which on two cores is half of them.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/test/drills-first-sequencer.mjs',
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{libs,backend,frontend-public,frontend-admin,scripts}/**/*.test.{ts,tsx}'] },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/backend/**/*.spec.ts'],
      globalSetup: '<rootDir>/backend/test/start-test-server.ts',
      globalTeardown: '<rootDir>/backend/test/stop-test-server.ts',
    },
  ],
};
