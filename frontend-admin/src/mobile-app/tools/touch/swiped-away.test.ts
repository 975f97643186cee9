import { isSwipedAway } from './swiped-away';

it.each<[deltaX: number, speed: number, expected: boolean]>([
  [-180, -0.1, true],
  [-110, -0.1, true],
  [-60, -0.9, true],
  [-60, -0.1, false],
  [-20, -3, false],
  [180, 0.9, false],
])('%i px at %f px per ms: %s', (deltaX, speed, expected) => expect(isSwipedAway(deltaX, speed)).toBe(expected));
