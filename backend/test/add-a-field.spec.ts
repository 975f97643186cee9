/**
 * The server's part of README, "Where to add things: A field", on the running application: a column of the entity, its
 * name in the list of what visitors are told, a column of the table. What is then written is stored and read without
 * another line.
 */
import { Column, getMetadataArgsStorage } from 'typeorm';
import request from 'supertest';
import { PASSWORD, signInAdmin } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';
import { ClassSchedule, PUBLIC_CLASS_SCHEDULE_FIELDS } from '../src/modules/class-schedules/class-schedule.entity.js';
import { ClassSchedulesService } from '../src/modules/class-schedules/class-schedules.service.js';
import { User } from '../src/modules/users/user.entity.js';
import { UsersService } from '../src/modules/users/users.service.js';

const told = PUBLIC_CLASS_SCHEDULE_FIELDS as unknown as string[];
const { columns } = getMetadataArgsStorage();

let t: TestApp;
beforeAll(async () => {
  Column('text', { nullable: true })(ClassSchedule.prototype, 'floor');
  Column('text', { nullable: true })(User.prototype, 'floor');
  told.push('floor');
  t = await startTestApp();
  await t.db.query('ALTER TABLE class_schedules ADD COLUMN floor text');
  await t.db.query('ALTER TABLE users ADD COLUMN floor text');
});
// Other files share these lists.
afterAll(async () => {
  for (const entity of [ClassSchedule, User])
    columns.splice(
      columns.findIndex(({ target, propertyName }) => target === entity && propertyName === 'floor'),
      1,
    );
  told.pop();
  await t.close();
});

it('a new field of a class is stored when it is made and changed, and told to staff and to visitors', async () => {
  const { headers } = await signInAdmin(t);
  const klass = {
    day: 'Monday',
    startTime: '18:00',
    endTime: '19:00',
    className: 'Krav Maga',
    level: 'Beginner',
    instructor: null,
    floor: 'Upper mats',
  } as const;
  const service = t.app.get(ClassSchedulesService, { strict: false });
  const { id } = await service.create({ ...klass });
  expect((await request(t.server).get(`/api/admin/class-schedules/${id}`).set(headers).expect(200)).body).toMatchObject(
    klass,
  );
  expect((await request(t.server).get('/api/class-schedules').expect(200)).body).toEqual([
    expect.objectContaining({ floor: 'Upper mats' }),
  ]);
  const change = { level: 'Advanced', floor: 'Yard' } as const;
  expect(await service.update(id, change)).toMatchObject({ ...klass, ...change });
});

it('a new field of an account is stored when it is made', async () => {
  const account = { username: 'fielded', email: 'fielded@stormcombat.example', floor: 'Office' };
  const made = await t.app.get(UsersService, { strict: false }).create({ ...account, password: PASSWORD });
  expect(made).toMatchObject({ ...account, role: 'user', isActive: true, firstName: null });
});
