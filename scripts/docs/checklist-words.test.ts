/** The owner's page names screens and buttons: each is called so in the product, or is a heading of another page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = ['frontend-admin/src', 'backend/src'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(room, file)),
);
const named = [...sources, 'docs/staff.md'].map(text).join('\n');
const checklist = text('docs/checklist.md');
const words = [...new Set([...checklist.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, word = '']) => word))];

it.each(words)('*%s*', (word) => expect(named).toContain(word));

it('a word that nothing is called is found', () => expect(named).not.toContain('All is well and good'));
