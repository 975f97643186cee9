import { gateAt, notAdminWords } from './gate';

test.each([
  ['/', 'login'],
  ['/faq', 'login'],
  ['/instructors/7', 'login'],
  ['/corporate-clients', 'denied'],
  ['/corporate-clients/7', 'denied'],
  ['/products/create', 'denied'],
  ['/messages', 'dashboard'],
  ['/messages/7/show', 'dashboard'],
  ['/constructor', 'login'],
  ['', 'login'],
])('%j has the gate %s', (pathname, gate) => expect(gateAt(pathname)).toBe(gate));

test.each([
  ['/beginner-courses', "You don't have admin permissions"],
  ['/beginner-courses/7', "You don't have admin permissions"],
  ['/courses', "You don't have admin permissions"],
  ['/', 'Unauthorized: Admin access required'],
  ['/faq', 'Unauthorized: Admin access required'],
])('who is no admin is told at %j: %s', (pathname, words) => expect(notAdminWords(pathname)).toBe(words));
