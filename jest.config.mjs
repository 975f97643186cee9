import { availableParallelism } from 'node:os';
import { keepFilesInMemory } from './scripts/test/memory-directory.mjs';

keepFilesInMemory();
// For the processes that run the tests: cleaning up after them took a tenth of their time, with room it takes half.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();

// Tests run in plain Node, as the product does: its modules are loaded once for all files of a process. Jest's own
// runner makes a world of its own for each file, and loads Nest into each of seventy-five (docs/decisions/0033).
const shared = {
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  runner: '<rootDir>/scripts/test/jest-runner.mjs',
  setupFiles: ['<rootDir>/scripts/test/run-typescript.mjs'],
};

export default {
  // The database and the servers that tests start work beside each: with two for each core the same tests take a sixth
  // longer.
  maxWorkers: Math.max(2, availableParallelism()),
  reporters: ['default', '<rootDir>/scripts/test/running-files-reporter.mjs'],
  testSequencer: '<rootDir>/scripts/test/longest-first-sequencer.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,backend,frontend-public,frontend-admin,scripts}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/backend/**/*.spec.ts'],
      globalSetup: '<rootDir>/backend/test/start-test-server.mjs',
      globalTeardown: '<rootDir>/backend/test/stop-test-server.mjs',
    },
  ],
};
