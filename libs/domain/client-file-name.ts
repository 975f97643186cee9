// What a paper about a client is called as a file: where it is downloaded, in the mail that carries it, and in the form
// that tells of that mail. Without its ending, of letters that every file system and header can hold; where the name
// has others, the client's id keeps it apart from names that differ in those alone.

/** @param what `Ledger` */
export function clientFileName(what: string, clientId: number, clientName: string): string {
  const written = clientName.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = written.match(/[A-Za-z0-9]+/g) ?? [];
  const isWhole = words.length > 0 && !/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(written);
  return [what, ...words, ...(isWhole ? [] : ['client', clientId])].join('-');
}

/** @param asOf `2027-04-16` */
export function statementFileName(clientId: number, clientName: string, asOf: string): string {
  return `${clientFileName('Statement', clientId, clientName)}-${asOf}`;
}
