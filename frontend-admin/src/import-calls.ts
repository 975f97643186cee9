import type { CheckedImportView, CheckImportDto, ImportView } from '#libs/contracts/generated/api';
import type { ImportResource } from '#libs/contracts/import';
import type { CallApi } from './call-api';

/** Calls about CSV files that are imported into a list. */
export interface ImportCalls {
  /** Those of the last day, the latest first. */
  listImports(list: ImportResource): Promise<ImportView[]>;
  readImport(list: ImportResource, id: number): Promise<CheckedImportView>;
  /** Nothing is imported by it. */
  checkImport(list: ImportResource, file: CheckImportDto): Promise<CheckedImportView>;
  /** Begins it; it goes on in the background. */
  workOnImport(list: ImportResource, id: number, what: 'apply' | 'undo'): Promise<CheckedImportView>;
}

export function createImportCalls(callApi: CallApi): ImportCalls {
  return {
    listImports: (list) => callApi('get', `/api/admin/imports/${list}`, {}),
    readImport: (list, id) => callApi('get', `/api/admin/imports/${list}/{id}`, { parameters: { id } }),
    checkImport: (list, body) => callApi('post', `/api/admin/imports/${list}`, { body }),
    workOnImport: (list, id, what) =>
      callApi('post', `/api/admin/imports/${list}/{id}/${what}`, { parameters: { id } }),
  };
}
