import { visibleArea } from './visible-area';

it.each<[what: string, offsetTop: number, height: number, scale: number, expected: object | undefined]>([
  ['nothing is taken away', 0, 844, 1, undefined],
  ['a bar of the browser', 0, 780, 1, undefined],
  ['a keyboard', 0, 480, 1, { topPx: 0, heightPx: 480 }],
  ['a keyboard that pushed the page up', 120.4, 480.2, 1, { topPx: 120, heightPx: 480 }],
  ['zoomed in', 200, 422, 2, undefined],
  ['zoomed in, with a keyboard', 200, 240, 2, { topPx: 0, heightPx: 480 }],
])('%s', (_what, offsetTop, height, scale, expected) =>
  expect(visibleArea({ offsetTop, height, scale }, 844)).toEqual(expected),
);
