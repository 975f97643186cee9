/** Proof that the types of the calls bite: each planted mistake does not compile, and its clean counterpart does. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { compilerComplaints } from './test/compiler-complaints.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** @returns the compiler's complaints about a file of this text, as if it lay in that directory */
function complaints(directory: string, project: string, texts: string[]): string[][] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, project),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error(`${project} cannot be read`);
  const planted = new Map(texts.map((text, index) => [path.join(ROOT, directory, `planted-${index}.ts`), text]));
  return compilerComplaints(planted, config.options);
}

const CALLS: [string, string, RegExp | undefined][] = [
  [
    'a documented call and a field of its answer',
    "export const f = async () => (await callApi('get', '/api/class-schedules', {}))[0]?.className.length;",
    undefined,
  ],
  [
    'an address that does not exist',
    "export const f = () => callApi('get', '/api/class-schedule', {});",
    /"\/api\/class-schedule"' is not assignable/,
  ],
  [
    'a method the address does not know',
    "export const f = () => callApi('delete', '/api/class-schedules', {});",
    /"\/api\/class-schedules"' is not assignable/,
  ],
  [
    'a field that visitors are not given',
    "export const f = async () => (await callApi('get', '/api/class-schedules', {}))[0]?.createdAt;",
    /'createdAt' does not exist/,
  ],
  [
    'an answer taken for something else',
    "export const f = async (): Promise<string> => callApi('get', '/api/class-schedules', {});",
    /is not assignable to type 'string'/,
  ],
  [
    'a documented body',
    "export const f = () => callApi('post', '/api/password/forgot', { body: { email: 'a@b.example' } });",
    undefined,
  ],
  [
    'a body with a wrong field',
    "export const f = () => callApi('post', '/api/password/forgot', { body: { mail: 'a@b.example' } });",
    /'mail' does not exist/,
  ],
  [
    'no body where one is needed',
    "export const f = () => callApi('post', '/api/password/forgot', {});",
    /not assignable/,
  ],
  [
    'a filled address',
    "export const f = () => callApi('get', '/api/admin/faqs/{id}', { parameters: { id: 1 } });",
    undefined,
  ],
  ['an address left unfilled', "export const f = () => callApi('get', '/api/admin/faqs/{id}', {});", /not assignable/],
];

describe('a call of the public site', () => {
  let found: string[][];
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/ensure-built.mjs', 'contracts'], { cwd: ROOT, stdio: 'pipe' });
    const texts = CALLS.map(([, text]) => `import { callApi } from './client';\n${text}\n`);
    found = complaints('frontend-public/src/api', 'frontend-public/tsconfig.json', texts);
  });

  it.each(CALLS.map(([name, , complaint], index) => ({ name, complaint, index })))('$name', ({ complaint, index }) => {
    expect(found[index]).toEqual(complaint === undefined ? [] : [expect.stringMatching(complaint)]);
  });
});
