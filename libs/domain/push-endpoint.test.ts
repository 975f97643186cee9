import { allowedPushEndpoint } from './push-endpoint.js';

const ALLOWED = ['fcm.googleapis.com', 'push.apple.com', 'http://127.0.0.1:8080'];

describe('allowedPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF',
    'https://web.push.apple.com/QGuQ?x=1',
    'http://127.0.0.1:8080/push/1',
  ])('keeps %s', (endpoint) => expect(allowedPushEndpoint(endpoint, ALLOWED)).toBe(endpoint));

  it.each([
    ['HTTPS://FCM.googleapis.com:443/a', 'https://fcm.googleapis.com/a'],
    ['https://fcm.googleapis.com/ä', 'https://fcm.googleapis.com/%C3%A4'],
  ])('keeps %s as %s', (endpoint, kept) => expect(allowedPushEndpoint(endpoint, ALLOWED)).toBe(kept));

  it.each([
    '',
    'fcm',
    '/fcm/send',
    'ftp://fcm.googleapis.com/a',
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://fcm.googleapis.com/a#b',
    'https://evilfcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://fcm.googleapis.com./a',
    'https://googleapis.com/a',
    'https://127.0.0.1:8080/push',
    'http://127.0.0.1:8081/push',
    'http://127.0.0.1/push',
    'https://169.254.169.254/',
    'https://localhost/',
    'https://[::1]/',
  ])('refuses %s', (endpoint) => expect(allowedPushEndpoint(endpoint, ALLOWED)).toBeUndefined());
});
