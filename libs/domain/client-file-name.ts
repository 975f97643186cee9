// What a paper about a client is called as a file: where it is downloaded, in the mail that carries it, and in the form
// that tells of that mail. Without its ending, of letters that every file system and header can hold.

/** @param what `Ledger` */
export function clientFileName(what: string, clientName: string): string {
  const words = clientName.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  return [what, ...words].join('-');
}

/** @param asOf `2027-04-16` */
export function statementFileName(clientName: string, asOf: string): string {
  return `${clientFileName('Statement', clientName)}-${asOf}`;
}
