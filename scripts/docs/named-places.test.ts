/**
 * What the documents and the linter's messages name is there: each link leads somewhere, to a heading too, and each
 * path of the house is one. Decisions are not edited, so that their paths may be of their day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROOMS = 'libs|backend|frontend-public|frontend-admin|e2e|scripts|bench|deploy|docs';
const READ_AS = ['', '.ts', '.tsx', '.mjs'];
/** Stands for any room in the messages about imports; and what is made of the built server. */
const EXAMPLES = ['libs/room/x', 'libs/contracts/generated'];

const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = ['.', 'docs', 'docs/decisions', 'bench'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

it.each(documents)('the links of %s lead somewhere', (document) => {
  const links = [...text(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  const dead = links.filter(([, file = '', heading]) => {
    const place = file === '' ? document : path.join(path.dirname(document), file);
    return !existsSync(path.join(ROOT, place)) || (heading !== undefined && !headingsOf(place).includes(heading));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

it.each([
  ...documents.filter((document) => !document.startsWith('docs/decisions')),
  '.oxlintrc.json',
  'scripts/lint/house-rules.mjs',
])('the paths that %s names are there', (file) => {
  expect(pathsIn(text(file)).filter((named) => !isThere(named))).toEqual([]);
});

it('each decision has a number of its own, in its name and in its title', () => {
  const decisions = documents.filter((document) => /^docs\/decisions\/\d/.test(document)).sort();
  const titled = decisions.map((document) => Number(/^# (\d+)\. /.exec(text(document))?.[1]));
  expect(titled).toEqual(decisions.map((document) => Number(path.basename(document).slice(0, 4))));
  expect(new Set(titled).size).toBe(titled.length);
});

/** Not those with a pattern or a blank in them, like `backend/src/modules/<domain>`. */
function pathsIn(written: string): string[] {
  const paths = written.matchAll(new RegExp(`(?<![\\w./@-])(?:${ROOMS})/[\\w./*<>{},-]+`, 'g'));
  return [...paths].map(([found]) => found.replace(/[.,]+$/, '')).filter((found) => !/[*<>{}]/.test(found));
}

function isThere(named: string): boolean {
  return EXAMPLES.includes(named) || READ_AS.some((ending) => existsSync(path.join(ROOT, named + ending)));
}

/** As links name them: "Two commands" is two-commands. */
function headingsOf(document: string): string[] {
  return [...text(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );
}
