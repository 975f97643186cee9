import { takeFacts } from '#libs/school/facts';
import { allInclude } from './membership';

afterEach(() => takeFacts({}));

test('a student portal is promised only where there is one', () => {
  expect(allInclude()).toContain('Track attendance and progress.');
  expect(allInclude().join()).not.toMatch(/portal/i);
  takeFacts({ links: { membership: 'https://members.example/storm' } });
  expect(allInclude()).toContain('Student portal: track attendance and progress.');
});
