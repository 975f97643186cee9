import { createProduct } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { JobClock } from '../jobs/job-clock.js';
import { Product } from '../products/product.entity.js';
import { Image } from './image.entity.js';
import { ImagesService } from './images.service.js';

let t: TestApp;
let images: ImagesService;
beforeAll(async () => {
  t = await startTestApp();
  images = t.app.get(ImagesService, { strict: false });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteAll(Product);
  await t.db.clear(Image);
});

const store = async (colour: string) =>
  images.upload('imageUrl', asDataUrl(await drawPicture({ colour })), PRODUCT_IMAGE_RULES);
/** An image that nobody has stored or named for this long. */
async function storeSince(interval: string, colour = 'crimson'): Promise<string> {
  const address = await store(colour);
  await t.db.query(`UPDATE images SET last_used_at = now() - $1::interval WHERE $2 LIKE '%' || hash || '%'`, [
    interval,
    address,
  ]);
  return address;
}
async function left(): Promise<string[]> {
  return (await t.db.find(Image)).map(({ hash, extension }) => `/api/images/${hash}.${extension}`).sort();
}

describe('the removal of unused images', () => {
  it('takes what no record shows and nobody has touched for a day, and nothing else', async () => {
    await storeSince('25 hours', 'navy');
    const recent = await storeSince('23 hours', 'gold');
    const shown = await storeSince('400 days', 'crimson');
    const shownAtItsFullAddress = await storeSince('400 days', 'teal');
    const [further, last] = [await storeSince('400 days', 'olive'), await storeSince('400 days', 'pink')];
    await createProduct(t.db, { imageUrl: shown, isActive: false });
    await createProduct(t.db, { images: ['/gloves.svg', further, last] });
    await createProduct(t.db, { imageUrl: `https://stormcombat.example${shownAtItsFullAddress}` });
    await createProduct(t.db, { imageUrl: 'https://elsewhere.example/a.png' });
    await createProduct(t.db, { imageUrl: null });
    await images.removeUnused();
    expect(await left()).toEqual([recent, shown, shownAtItsFullAddress, further, last].sort());
  });

  it('is a job of the clock', async () => {
    await storeSince('25 hours');
    await t.app.get(JobClock, { strict: false }).enqueueDue(Date.now());
    await runJobs(t);
    expect(await left()).toEqual([]);
  });

  it('an old image that is stored again is kept for another day', async () => {
    const address = await storeSince('2 days');
    expect(await store('crimson')).toBe(address);
    await images.removeUnused();
    expect(await left()).toEqual([address]);
  });

  it.each([
    ['sent again', async () => asDataUrl(await drawPicture({ colour: 'crimson' }))],
    ['named by its address', async (address: string) => address],
  ])('waits for a record that is being written, with an old image %s, and leaves it the image', async (_how, send) => {
    const address = await storeSince('2 days');
    const sent = await images.read('imageUrl', await send(address), PRODUCT_IMAGE_RULES);
    const { removal } = await t.db.transaction(async (manager) => {
      const imageUrl = await images.store(manager, sent);
      const removal = images.removeUnused();
      await untilSomeoneWaitsForALock(t.db);
      await createProduct(manager, { imageUrl });
      return { removal };
    });
    await removal;
    expect(await left()).toEqual([address]);
  });

  it('knows every column of the database that may name an image', async () => {
    const columns = await t.db.query<object[]>(`
      SELECT c.table_name AS table, c.column_name AS column
      FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND column_name ~ '(^|_)(image|logo|photo|picture)s?(_url)?$'`);
    expect(columns).toContainEqual({ table: 'products', column: 'image_url' });
    expect(images.columns).toEqual(expect.arrayContaining(columns));
  });
});
