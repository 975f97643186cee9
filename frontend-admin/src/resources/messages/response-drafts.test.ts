import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { createResponseDrafts, NO_DRAFT } from './response-drafts';

const drafted = new Map<string, string>();
let userId = '1';
const storage = {
  getItem: (key: string) => (key === ADMIN_TOKEN_KEY ? userId : (drafted.get(key) ?? null)),
  setItem: (key: string, value: string) => void drafted.set(key, value),
  removeItem: (key: string) => void drafted.delete(key),
};
const drafts = createResponseDrafts(storage, storage);

beforeEach(() => {
  drafted.clear();
  userId = '1';
});

test('keeps what was begun for each message', () => {
  drafts.keep(7, { text: 'Hi Thandi', way: 'whatsapp' });
  expect(drafts.read(7)).toEqual({ text: 'Hi Thandi', way: 'whatsapp' });
  expect(drafts.read(8)).toEqual(NO_DRAFT);
});

test('an emptied draft is gone', () => {
  drafts.keep(7, { text: 'Hi', way: 'email' });
  drafts.keep(7, { text: '', way: 'email' });
  expect(drafted.size).toBe(0);
});

test('somebody else does not see it', () => {
  drafts.keep(7, { text: 'Hi', way: 'email' });
  userId = '2';
  expect(drafts.read(7)).toEqual(NO_DRAFT);
});

test.each(['{', '{"text":"Hi","way":"pigeon"}', 'null'])('what cannot be read is no draft: %s', (kept) => {
  drafts.keep(7, { text: 'Hi', way: 'email' });
  for (const key of drafted.keys()) drafted.set(key, kept);
  expect(drafts.read(7)).toEqual(NO_DRAFT);
});
