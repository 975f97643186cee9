/** The pages for owner and operator name screens, buttons and sentences: each is called so in the product. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = ['frontend-admin/src', 'backend/src', 'libs'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(room, file)),
);
/** Or it is a heading of another page, or an alert. */
const others = ['docs/staff.md', 'docs/operations.md', 'docs/runbook.md'];
const named = [...sources, ...others].map(text).join('\n');
const wordsOf = (page: string) => [
  ...new Set(
    [
      ...text(page)
        .replaceAll('\n', ' ')
        .matchAll(/(?<!\*)\*([^*]+)\*(?!\*)|(?<=told )"([^"]+)"/g),
    ]
      .flatMap(([, word, sentence]) => (word ?? sentence)!.split('…'))
      .map((part) => part.trim().replace(/\.$/, ''))
      .filter((part) => part !== ''),
  ),
];

it.each(wordsOf('docs/checklist.md'))('*%s* of the checklist', (word) => expect(named).toContain(word));

const inProduct = [...sources, 'docs/operations.md', 'deploy/prometheus/alerts.yml'].map(text).join('\n');
it.each(wordsOf('docs/runbook.md'))('*%s* of the runbook', (word) => expect(inProduct).toContain(word));

it('a word that nothing is called is found', () => expect(named).not.toContain('All is well and good'));
