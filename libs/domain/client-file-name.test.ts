import { statementFileName } from './client-file-name.js';

it.each([
  ['Highveld Logistics', 'Statement-Highveld-Logistics-2027-04-16'],
  ['A/B "Zoë" (Pty) Ltd\r\n', 'Statement-A-B-Zoe-Pty-Ltd-2027-04-16'],
  ["O'Brien & Söhne", 'Statement-O-Brien-Sohne-2027-04-16'],
  ['株式会社', 'Statement-client-7-2027-04-16'],
  ['株式会社 ABC', 'Statement-ABC-client-7-2027-04-16'],
  ['Школа №5', 'Statement-No5-client-7-2027-04-16'],
  ['!!!', 'Statement-client-7-2027-04-16'],
])('%j', (clientName, fileName) => {
  expect(statementFileName(7, clientName, '2027-04-16')).toBe(fileName);
});
