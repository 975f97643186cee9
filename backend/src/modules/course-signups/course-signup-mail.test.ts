import { showMail } from '../../../test/shown-mail.js';
import type { CourseSignup } from './course-signup.entity.js';
import { signupMail } from './course-signup.mail.js';

const signup = {
  id: 7,
  courseName: 'Summer Foundation Course',
  startDate: '28 December',
  fullName: 'Thandi Mokoena',
  participantName: 'Thandi Mokoena',
  email: 'thandi@example.com',
} as CourseSignup;
const words = (status: CourseSignup['status']) =>
  showMail(signupMail(status, { ...signup, status }, 'https://storm.example', 'a'), 'https://storm.example').text;

it.each([
  ['waiting', 'leave the waiting list', 'give up your place'],
  ['booked', 'give up your place', 'leave the waiting list'],
] as const)('%s: the link is there to %s', (status, way, other) => {
  expect(words(status)).toContain(`See it or ${way}: `);
  expect(words(status)).toContain(`anyone who has it can ${way}.`);
  expect(words(status)).not.toContain(other);
});
