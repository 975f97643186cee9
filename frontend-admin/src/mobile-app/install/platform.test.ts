import { platformOf } from './platform';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.5 Safari/605.1.15',
    5,
    'ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.5 Safari/605.1.15',
    0,
    'other',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    10,
    'other',
  ],
] as const)('%s with %d touch points is %s', (userAgent, touchPoints, expected) => {
  expect(platformOf(userAgent, touchPoints)).toBe(expected);
});
