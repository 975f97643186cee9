import type { Page } from '@playwright/test';

/**
 * Everything that this site keeps in the browser, as one text: databases, caches with what they hold, and both
 * storages.
 */
export function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(new Error('The database did not answer', { cause: request.error })),
        );
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answered(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        kept.push(name, await answered(rows.getAllKeys()), await answered(rows.getAll()));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, /json|html/.test(answer?.headers.get('content-type') ?? '') ? await answer?.text() : '');
      }
    }
    return JSON.stringify(kept);
  });
}
