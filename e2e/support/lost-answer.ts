import type { Page } from '@playwright/test';

/** The next creation is made, and its answer gets lost once `lose` is called. @returns the keys that are sent */
export async function loseNextAnswer(page: Page, resource: string) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/admin/${resource}`))
      keys.push(request.headers()['idempotency-key']);
  });
  let lose = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(
    `**/api/admin/${resource}`,
    async (route) => {
      await route.fetch();
      await pressedTwice;
      await route.abort();
    },
    { times: 1 },
  );
  return { keys, lose };
}
