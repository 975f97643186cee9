import { IMPORT_COLUMNS, IMPORT_RULES, type ImportFate, type ImportResource } from '#libs/contracts/import';
import { csvFile } from '#libs/domain/csv';
import { columnWords } from '#libs/domain/csv-cells';

export const FATE_WORDS: Record<ImportFate, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same',
  refused: 'Refused',
};

/** What asks for attention first. */
export const FATE_ORDER: readonly ImportFate[] = ['refused', 'changed', 'new', 'same'];

export type FateCounts = Readonly<Record<ImportFate, number>>;

/** "2 new, 1 changed and 3 as they are" */
export function countWords(counts: FateCounts): string {
  const parts = [
    counts.new > 0 && `${counts.new} new`,
    counts.changed > 0 && `${counts.changed} changed`,
    counts.same > 0 && `${counts.same} as ${counts.same === 1 ? 'it is' : 'they are'}`,
    counts.refused > 0 && `${counts.refused} refused`,
  ].filter((part) => part !== false);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The column that is named before its message; none, as most messages begin with what it is called. */
export function namedColumn(column: string | null, message: string): string | null {
  return column !== null && message.startsWith(`${columnWords(column)} `) ? null : column;
}

/** "Import 3 rows" */
export function importWords({ new: added, changed }: FateCounts): string {
  const rows = added + changed;
  return `Import ${rows} ${rows === 1 ? 'row' : 'rows'}`;
}

/** Why a file cannot be imported, before it is read; undefined: it may be. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const { content } = IMPORT_RULES;
  if (OTHER_KINDS.test(name)) return content.otherKind;
  if (size === 0) return content.isEmpty;
  return size > content.maxLength ? content.tooLong : undefined;
}

const OTHER_KINDS = /\.(?:xls[xmb]?|ods|numbers|pdf|docx?|zip|png|jpe?g)$/i;

/** A file with the names of the columns alone, to be filled in. */
export function templateFile(list: ImportResource): string {
  return csvFile([Object.fromEntries(Object.keys(IMPORT_COLUMNS[list]).map((column) => [column, null]))]);
}
