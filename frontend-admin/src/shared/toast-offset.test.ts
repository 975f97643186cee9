import { toastOffsetPx } from './toast-offset';

it.each([
  ['no footer', [], 0],
  ["a dialog's, near the lower edge", [{ top: 800, bottom: 868 }], 100],
  ["a phone's in several lines", [{ top: 740, bottom: 900 }], 160],
  [
    'the higher of two',
    [
      { top: 840, bottom: 900 },
      { top: 780, bottom: 850 },
    ],
    120,
  ],
  ['one above where toasts lie', [{ top: 500, bottom: 560 }], 0],
  ['one that is scrolled out below', [{ top: 905, bottom: 965 }], 0],
  ['one that is hidden', [{ top: 880, bottom: 880 }], 0],
])('toasts give way to %s', (_what, footers, expected) => expect(toastOffsetPx(900, footers)).toBe(expected));
