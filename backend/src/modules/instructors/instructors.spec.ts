import request from 'supertest';
import sharp from 'sharp';
import { INSTRUCTOR_RULES } from '#libs/contracts/instructor';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Image } from '../images/image.entity.js';
import { ImagesService } from '../images/images.service.js';
import { Instructor } from './instructor.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM instructors');
  await t.db.clear(Image);
});

const MEGABYTE = 1024 * 1024;
const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const storm = { name: 'Adriaan Storm', role: 'Head instructor', bio: 'Twenty years of Krav Maga.' };

const add = (fields: Partial<Instructor> = {}) =>
  t.db.save(Instructor, { ...storm, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const admins = (method: 'get' | 'post' | 'put' | 'delete', path: number | string = '') =>
  request(t.server)
    [method](`/api/admin/instructors${path === '' ? '' : `/${path}`}`)
    .set(admin.headers);
const post = (body: object) => admins('post').send(body);
const put = (id: number, body: object) => admins('put', id).send(body);
const list = (query: Record<string, unknown> = {}) =>
  admins('get').query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: Instructor[] }) => answer.body.map(({ name }) => name);

/** Six in no order: two share a place, two have none. */
async function addTeam(): Promise<void> {
  for (const [name, sortOrder] of [
    ['Zola', undefined],
    ['Ben', 5],
    ['Adam', undefined],
    ['Lindiwe', 0],
    ['Anna', 5],
    ['Kim', 1],
  ] as const) {
    await post({ ...storm, name, sortOrder }).expect(201);
  }
}

describe('GET /api/instructors', () => {
  it('sorts by place, 0 first, then by name; who has no place comes last', async () => {
    await addTeam();
    const answer = await request(t.server).get('/api/instructors').expect(200);
    expect(names(answer)).toEqual(['Lindiwe', 'Kim', 'Anna', 'Ben', 'Adam', 'Zola']);
    expect(answer.body.map(({ sortOrder }: Instructor) => sortOrder)).toEqual([0, 1, 5, 5, 999, 999]);
  });

  it('gives the fields of the specification', async () => {
    const { id } = await add({ expertise: ['Krav Maga'], image: '/photos/storm.jpg', sortOrder: 1 });
    expect((await request(t.server).get('/api/instructors').expect(200)).body).toEqual([
      { id, ...storm, expertise: ['Krav Maga'], image: '/photos/storm.jpg', sortOrder: 1, classes: [] },
    ]);
  });

  it('answers 304 to who has the list, until somebody changes', async () => {
    const { id } = await add();
    const { etag } = (await request(t.server).get('/api/instructors')).headers;
    await request(t.server).get('/api/instructors').set('If-None-Match', etag!).expect(304);
    await put(id, { role: 'Coach' }).expect(200);
    await request(t.server).get('/api/instructors').set('If-None-Match', etag!).expect(200);
  });
});

describe('GET /api/admin/instructors', () => {
  it('is the whole list in the order of the site', async () => {
    await addTeam();
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Lindiwe', 'Kim', 'Anna', 'Ben', 'Adam', 'Zola']);
    expect(answer.headers['content-range']).toBe('instructors 0-5/6');
  });

  it('sorts, pages, filters and finds', async () => {
    await addTeam();
    const { id } = await add({ name: 'Naidoo', role: 'BJJ coach', bio: 'Brown belt.' });
    const page = await list({ sort: ['name', 'DESC'], range: [0, 1] }).expect(200);
    expect(names(page)).toEqual(['Zola', 'Naidoo']);
    expect(page.headers['content-range']).toBe('instructors 0-1/7');
    expect(names(await list({ filter: { sortOrder: 5 } }))).toEqual(['Anna', 'Ben']);
    expect(names(await list({ filter: { id: [id] } }))).toEqual(['Naidoo']);
    expect(names(await list({ filter: { role: 'BJJ coach' } }))).toEqual(['Naidoo']);
    expect(names(await list({ filter: { q: 'BROWN' } }))).toEqual(['Naidoo']);
  });

  it('answers one instructor', async () => {
    const instructor = await add({ expertise: ['Boxing'] });
    expect((await admins('get', instructor.id).expect(200)).body).toEqual(JSON.parse(JSON.stringify(instructor)));
    expect((await admins('get', 2_000_000_000).expect(404)).body.message).toBe('There is no instructor with this id');
  });
});

describe('POST /api/admin/instructors', () => {
  it('stores the instructor: no photo, no expertise and the last place unless told', async () => {
    const answer = await post({ ...storm, name: ' Adriaan Storm ' }).expect(201);
    const { createdAt, updatedAt, ...stored } = await t.db.findOneByOrFail(Instructor, { id: answer.body.id });
    expect(stored).toEqual({ ...storm, id: answer.body.id, image: null, expertise: [], sortOrder: 999 });
    expect(answer.body).toEqual({ ...stored, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() });
  });

  it.each([
    [undefined, 999],
    [null, 999],
    ['', 999],
    [0, 0],
    [7, 7],
    [999, 999],
  ])('takes %p as the place %i', async (sortOrder, stored) => {
    expect((await post({ ...storm, sortOrder }).expect(201)).body.sortOrder).toBe(stored);
  });

  it.each([-1, 0.5, '5', 'first', true, [1], {}])('refuses %p as the place', async (sortOrder) => {
    expect((await post({ ...storm, sortOrder }).expect(400)).body.errors).toEqual({
      sortOrder: 'Sort order must be 0 or greater',
    });
  });

  it.each([1_000_001, 2_147_483_648, 1e300])('refuses %p as the place: too large', async (sortOrder) => {
    expect((await post({ ...storm, sortOrder }).expect(400)).body.errors).toEqual({
      sortOrder: INSTRUCTOR_RULES.sortOrder.tooLarge,
    });
  });

  it.each([
    [
      [' Krav Maga ', '', '  ', 'Firearms'],
      ['Krav Maga', 'Firearms'],
    ],
    [[], []],
    [null, []],
    [undefined, []],
  ])('takes %j as the expertise %j', async (expertise, stored) => {
    expect((await post({ ...storm, expertise }).expect(201)).body.expertise).toEqual(stored);
  });

  it.each([
    ['Krav Maga, Firearms', INSTRUCTOR_RULES.expertise.wrongType],
    [{ 0: 'Krav Maga', length: 1 }, INSTRUCTOR_RULES.expertise.wrongType],
    [['Krav Maga', 7], INSTRUCTOR_RULES.expertise.wrongType],
    [[['Krav Maga']], INSTRUCTOR_RULES.expertise.wrongType],
    [[null], INSTRUCTOR_RULES.expertise.wrongType],
    [['x'.repeat(81)], INSTRUCTOR_RULES.expertise.tooLong],
    [Array(31).fill('Boxing'), INSTRUCTOR_RULES.expertise.tooMany],
  ])('refuses %j as the expertise', async (expertise, message) => {
    expect((await post({ ...storm, expertise }).expect(400)).body.errors).toEqual({ expertise: message });
  });

  it.each([
    ['name', 'Name is required', 120],
    ['role', 'Role is required', 120],
    ['bio', 'Bio is required', 4000],
  ] as const)('refuses an instructor without %s: %s', async (field, required, maxLength) => {
    for (const value of [undefined, '', '   ', null, 7, ['x']]) {
      const answer = await post({ ...storm, [field]: value }).expect(400);
      expect(answer.body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: required,
        errors: { [field]: required },
      });
    }
    expect((await post({ ...storm, [field]: 'x'.repeat(maxLength + 1) }).expect(400)).body.errors).toEqual({
      [field]: INSTRUCTOR_RULES[field].tooLong,
    });
    expect(await t.db.count(Instructor)).toBe(0);
  });

  it('names every field of an empty instructor, and refuses unknown ones', async () => {
    expect((await post({}).expect(400)).body.errors).toEqual({
      name: 'Name is required',
      role: 'Role is required',
      bio: 'Bio is required',
    });
    expect((await post({ ...storm, isActive: true }).expect(400)).body.errors).toEqual({
      isActive: 'Unknown field: isActive',
    });
  });
});

describe('the photo', () => {
  it.each([['https://images.example.com/storm.jpg'], ['/photos/storm.jpg'], [null]])('may be %p', async (image) => {
    expect((await post({ ...storm, image }).expect(201)).body.image).toBe(image);
  });

  it.each([[''], ['  ']])('is none when it is %p', async (image) => {
    expect((await post({ ...storm, image }).expect(201)).body.image).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example.com/x.jpg', 'storm.jpg', 7, ['/x.jpg']])(
    'is refused when it is %p',
    async (image) => {
      expect((await post({ ...storm, image }).expect(400)).body.errors).toEqual({
        image: INSTRUCTOR_RULES.image.invalid,
      });
    },
  );

  it('sent inline is stored as a JPEG of at most 800 px, and its address becomes the photo', async () => {
    const { image, id } = (
      await post({ ...storm, image: asDataUrl(await drawPicture({ width: 2400, height: 1200 })) }).expect(201)
    ).body;
    expect(image).toMatch(/^\/api\/images\/[0-9a-f]{64}\.jpg$/);
    expect((await t.db.findOneByOrFail(Instructor, { id })).image).toBe(image);
    const served = await request(t.server).get(image).buffer(true).expect(200);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(served.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 });
  });

  it('sent inline in a change replaces the old one; without one the old one stays, null removes it', async () => {
    const { id } = await add({ image: '/photos/old.jpg' });
    const { image } = (await put(id, { image: asDataUrl(await drawPicture({ colour: 'navy' })) }).expect(200)).body;
    expect(image).toMatch(/^\/api\/images\//);
    expect((await put(id, { role: 'Coach' }).expect(200)).body.image).toBe(image);
    expect((await put(id, { image: null }).expect(200)).body.image).toBeNull();
  });

  it.each([
    ['a text', 'data:text/plain;base64,aGVsbG8=', 'Please select a valid image file'],
    [
      'a drawing with scripts',
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
      'Please select a valid image file',
    ],
    ['a text named as an image', 'data:image/png;base64,aGVsbG8=', 'Please select a valid image file'],
    ['no data at all', 'data:', 'Please select a valid image file'],
    ['ten megabytes', asDataUrl(Buffer.alloc(10 * MEGABYTE, 1)), 'Image size must be less than 10MB'],
  ])('is refused when it is %s, and neither image nor record is stored', async (_what, image, message) => {
    const answer = await post({ ...storm, image }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: { image: message } });
    expect([await t.db.count(Instructor), await t.db.count(Image)]).toEqual([0, 0]);
  });

  it('is not stored for an instructor that is not there', async () => {
    await put(2_000_000_000, { image: asDataUrl(await drawPicture()) }).expect(404);
    expect(await t.db.count(Image)).toBe(0);
  });

  it('may weigh up to the 15 MB of a body, which nobody else is let in with', async () => {
    const image = asDataUrl(Buffer.alloc(16 * MEGABYTE));
    expect((await post({ ...storm, image }).expect(413)).body.message).toBe('The request body is too large');
    const stranger = await request(t.server)
      .post('/api/admin/instructors')
      .send({ ...storm, image: asDataUrl(Buffer.alloc(MEGABYTE)) });
    expect(stranger.status).toBe(401);
  });

  it('is kept from the removal of unused images', async () => {
    const { image } = (await post({ ...storm, image: asDataUrl(await drawPicture({ colour: 'teal' })) }).expect(201))
      .body;
    await t.db.query("UPDATE images SET last_used_at = now() - interval '2 days'");
    await t.app.get(ImagesService, { strict: false }).removeUnused();
    await request(t.server).get(image).expect(200);
  });
});

describe('PUT and DELETE /api/admin/instructors/{id}', () => {
  it('changes a part of the fields and touches updatedAt', async () => {
    const { id } = await add({ expertise: ['Boxing'], sortOrder: 0, image: '/photos/storm.jpg' });
    const answer = await put(id, { role: 'Coach' }).expect(200);
    expect(answer.body).toMatchObject({
      ...storm,
      role: 'Coach',
      expertise: ['Boxing'],
      sortOrder: 0,
      image: '/photos/storm.jpg',
      createdAt: LONG_AGO.toISOString(),
    });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('takes the whole record back', async () => {
    const instructor = await add({ expertise: ['Boxing'], sortOrder: 3 });
    expect((await put(instructor.id, { ...instructor, name: 'Storm' }).expect(200)).body).toMatchObject({
      id: instructor.id,
      name: 'Storm',
      expertise: ['Boxing'],
      sortOrder: 3,
    });
  });

  it.each([
    [0, 0],
    [null, 999],
    ['', 999],
  ])('a place of %p becomes %i', async (sortOrder, stored) => {
    const { id } = await add({ sortOrder: 4 });
    expect((await put(id, { sortOrder }).expect(200)).body.sortOrder).toBe(stored);
  });

  it.each([
    ['name', null, 'Name is required'],
    ['bio', ' ', 'Bio is required'],
    ['sortOrder', -1, 'Sort order must be 0 or greater'],
  ])('refuses %s %p', async (field, value, message) => {
    const { id } = await add();
    expect((await put(id, { [field]: value }).expect(400)).body.errors).toEqual({ [field]: message });
    expect(await t.db.findOneByOrFail(Instructor, { id })).toMatchObject({ ...storm, updatedAt: LONG_AGO });
  });

  it('answers who was deleted', async () => {
    const { id } = await add();
    expect((await admins('delete', id).expect(200)).body).toMatchObject({ ...storm, id });
    expect(await t.db.count(Instructor)).toBe(0);
    expect((await admins('delete', id).expect(404)).body.message).toBe('There is no instructor with this id');
  });
});
