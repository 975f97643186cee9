import { TROUBLES } from '#libs/contracts/system';
import { sizeWords, taskWords, TROUBLE_WORDS } from './system-words';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [14_200_000, '14 MB'],
  [3_240_000_000, '3.2 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));

it.each([
  ['send-mail', 'Send a mail'],
  ['remove-old-job-records', 'Remove old job records'],
])('the job %s is "%s"', (task, words) => expect(taskWords(task)).toBe(words));

it('every trouble has its words', () => expect(Object.keys(TROUBLE_WORDS)).toEqual([...TROUBLES]));
