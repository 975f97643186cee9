import { PULLED_PX, pullOf, isSwipedAway } from './gestures';

it.each<[to: { x: number; y: number }, pull: number | undefined]>([
  [{ x: 100, y: 100 }, 0],
  [{ x: 100, y: 110 }, 0],
  [{ x: 104, y: 100 + PULLED_PX }, 1],
  [{ x: 100, y: 900 }, 1],
  [{ x: 100, y: 80 }, undefined],
  [{ x: 150, y: 110 }, undefined],
  [{ x: 20, y: 130 }, undefined],
])('from 100, 100 to %j: %s', (to, pull) => expect(pullOf({ x: 100, y: 100 }, to)).toBe(pull));

it('grows with the way', () => expect(pullOf({ x: 0, y: 0 }, { x: 0, y: 61 })).toBe(0.5));

it.each<[deltaX: number, speed: number, expected: boolean]>([
  [-180, -0.1, true],
  [-110, -0.1, true],
  [-60, -0.9, true],
  [-60, -0.1, false],
  [-20, -3, false],
  [180, 0.9, false],
])('%i px at %f px per ms: %s', (deltaX, speed, expected) => expect(isSwipedAway(deltaX, speed)).toBe(expected));
