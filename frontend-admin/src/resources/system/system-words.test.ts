import { TROUBLES } from '#libs/contracts/system';
import { taskWords, TROUBLE_WORDS } from './system-words';

it.each([
  ['send-mail', 'Send an email'],
  ['remove-old-job-records', 'Remove old job records'],
])('the job %s is "%s"', (task, words) => expect(taskWords(task)).toBe(words));

it('every trouble has its words', () => expect(Object.keys(TROUBLE_WORDS)).toEqual([...TROUBLES]));
