import { explainDiskError, explainForeignDirectory, StartFailure } from './start-failure.js';

const refused = (code: string): Error => Object.assign(new Error(`${code}: a call failed, write`), { code });

it.each([
  ['ENOSPC', 'The disk of /data is full: make room, and start again.'],
  [
    'EDQUOT',
    "The disk of /data has no room left for this user: make room, or raise the user's quota, and start again.",
  ],
  [
    'EROFS',
    'The disk of /data can only be read: mount it for writing, or set DATA_DIR to another one, and start again.',
  ],
  ['EIO', 'The disk of /data fails: look at the log of the machine before anything else, and start again.'],
])('%s is said in words', (code, sentence) => {
  const explained = explainDiskError(refused(code), '/data');
  expect(explained).toBeInstanceOf(StartFailure);
  expect(explained).toHaveProperty('message', sentence);
});

it.each([refused('ENOENT'), new Error('no code'), new StartFailure('said already')])('%s stays as it is', (error) => {
  expect(explainDiskError(error, '/data')).toBe(error);
});

it.each(['EACCES', 'EPERM'])('%s of the data directory is another user’s', (code) => {
  expect(explainForeignDirectory(refused(code), '/data')).toMatchObject({
    message: expect.stringMatching(/^The data directory \/data cannot be written by this user: give it to this user,/),
  });
});

it('a disk that can only be read is not taken for another user’s', () => {
  const error = refused('EROFS');
  expect(explainForeignDirectory(error, '/data')).toBe(error);
});
