import type { RecordWords } from '../../shared/record-words';

export const USER_WORDS: RecordWords = {
  one: 'user',
  many: 'users',
  empty: 'No users found. Create your first user using the button above.',
  add: 'Add New User',
  isServerFirst: true,
};
