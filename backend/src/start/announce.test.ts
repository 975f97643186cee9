import { parseEnv } from '../config/env.js';
import { announcement } from './announce.js';

const firstStart = { username: 'admin', generatedPassword: 'made-at-random' };

describe('the last lines of a start', () => {
  it('name site, back-office, API and data directory', () => {
    const text = announcement(parseEnv({ DATA_DIR: '/srv/school' }), { port: 4000, firstStart: undefined });
    for (const part of [
      'http://localhost:4000\n',
      'http://localhost:4000/admin\n',
      'http://localhost:4000/api/docs\n',
      '/srv/school\n',
      '/srv/school/mail',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Password');
  });

  it('show the generated password on the first start and where it is kept', () => {
    const text = announcement(parseEnv({ DATA_DIR: '/srv/school' }), { port: 4000, firstStart });
    expect(text).toMatch(/Sign in as +admin\n +Password +made-at-random .*\/srv\/school\/admin-password/);
  });

  it('never show a password that the operator chose', () => {
    const text = announcement(parseEnv({ ADMIN_PASSWORD: 'chosen-by-me' }), {
      port: 4000,
      firstStart: { username: 'admin', generatedPassword: undefined },
    });
    expect(text).not.toContain('chosen-by-me');
    expect(text).toContain('as ADMIN_PASSWORD says');
  });

  it('do not show where a given database is', () => {
    const text = announcement(parseEnv({ DATABASE_URL: 'postgres://u:hunter2@db/storm' }), {
      port: 4000,
      firstStart: undefined,
    });
    expect(text).not.toContain('hunter2');
  });

  it.each([
    ['0.0.0.0', 'http://localhost:4000'],
    ['192.168.1.7', 'http://192.168.1.7:4000'],
    ['fd00::7', 'http://[fd00::7]:4000'],
  ])('turn HOST=%s into an address for a browser', (host, origin) => {
    expect(announcement(parseEnv({ HOST: host }), { port: 4000, firstStart: undefined })).toContain(`${origin}\n`);
  });
});
