// Writes what the built server says of itself into libs/contracts/generated: the OpenAPI document and the TypeScript
// types made from it. `npm run openapi` does so when they are not current; the checks run it by themselves.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from './progress.mjs';

const DIRECTORY = path.join(ROOT, 'libs/contracts/generated');
const MAX_BYTES = 2 ** 26;
const HEADER = `/**
 * What crosses the wire, as the server describes it. Written by \`npm run openapi\`: change the DTO, entity or view it
 * comes from, not this file.
 */
`;

// Else nothing could be built where nothing has been generated yet: on a fresh clone.
if (existsSync(path.join(ROOT, 'dist/libs/contracts/generated')))
  throw new Error('The server is compiled before its types are generated: nothing it imports may import them.');
// Of the build, because only the build runs the plugin that reads types and comments.
const document = execFileSync(process.execPath, ['dist/backend/src/print-openapi.js'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MAX_BYTES,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const tree = await openapiTS(JSON.parse(document), {
  alphabetize: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
mkdirSync(DIRECTORY, { recursive: true });
writeFileSync(path.join(DIRECTORY, 'openapi.json'), document);
writeFileSync(path.join(DIRECTORY, 'api.ts'), HEADER + astToString(tree));
