import { IMPORT_FATES, IMPORT_RULES } from '#libs/contracts/import';
import { countWords, FATE_ORDER, fileRefusal, importWords, namedColumn, templateFile } from './import-words';

it.each([
  [{ new: 2, changed: 1, same: 3, refused: 0 }, '2 new, 1 changed and 3 as they are'],
  [{ new: 0, changed: 0, same: 1, refused: 0 }, '1 as it is'],
  [{ new: 1, changed: 0, same: 0, refused: 4 }, '1 new and 4 refused'],
])('%j is "%s"', (counts, words) => expect(countWords(counts)).toBe(words));

it.each([
  [{ new: 1, changed: 0 }, 'Import 1 row'],
  [{ new: 1, changed: 2 }, 'Import 3 rows'],
])('%j is "%s"', (counts, words) => expect(importWords({ same: 9, refused: 0, ...counts })).toBe(words));

it.each([
  ['price', IMPORT_RULES.row.notRand('price'), null],
  ['isActive', IMPORT_RULES.row.notFlag('isActive'), null],
  ['primaryContactEmail', 'Valid email is required', 'primaryContactEmail'],
  ['id', IMPORT_RULES.row.noSuchId('7'), 'id'],
  [null, IMPORT_RULES.row.sameAsRow(2), null],
])('the column %s is named before "%s": %s', (column, message, named) =>
  expect(namedColumn(column, message)).toBe(named),
);

it.each([
  ['questions.csv', 20, undefined],
  ['questions.TXT', 20, undefined],
  ['questions.xlsx', 20, IMPORT_RULES.content.otherKind],
  ['Questions.PDF', 20, IMPORT_RULES.content.otherKind],
  ['questions.csv', 0, IMPORT_RULES.content.isEmpty],
  ['questions.csv', IMPORT_RULES.content.maxLength + 1, IMPORT_RULES.content.tooLong],
])('%s of %d bytes: %s', (name, size, refusal) => expect(fileRefusal({ name, size })).toBe(refusal));

it('the template names the columns', () =>
  expect(templateFile('faqs')).toBe('\uFEFFquestion,answer,category,isActive\r\n,,,\r\n'));

it('every fate has its tab', () => expect([...FATE_ORDER].sort()).toEqual([...IMPORT_FATES].sort()));
