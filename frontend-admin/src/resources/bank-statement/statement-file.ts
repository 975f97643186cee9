import { fileRefusal } from '../../shared/import/import-words';

/** Some banks still write the code page of Windows, in which a name with an accent is no UTF-8. */
const OLD_CODE_PAGE = 'windows-1252';

/** @throws Error with a sentence for a file that can be no statement */
export async function statementText(file: File): Promise<string> {
  const reason = fileRefusal(file);
  if (reason !== undefined) throw new Error(reason);
  return decoded(await file.arrayBuffer());
}

export function decoded(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_CODE_PAGE).decode(bytes);
  }
}
