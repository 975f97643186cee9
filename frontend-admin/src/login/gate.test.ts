import { gateAt } from './gate';

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
