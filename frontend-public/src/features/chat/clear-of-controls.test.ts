import { shiftClearOf, type Box } from './clear-of-controls';

/** A round button of 60 px at the bottom right of a phone of 390 by 844 px. */
const BUTTON = box(314, 768, 60, 60);
const MOST_PX = 300;

describe('how far the chat button goes up', () => {
  it.each<[string, number, Box[]]>([
    ['nothing is there', 0, []],
    ['a control ends beside it', 0, [box(200, 780, 114, 44)]],
    ['a control ends above it', 0, [box(314, 720, 44, 48)]],
    ['it hides the end of a wide control', 0, [box(24, 776, 342, 44)]],
    ['it hides a corner of a card', 0, [box(24, 500, 342, 320)]],
    ['it hides most of a link', 56, [box(300, 780, 60, 24)]],
    ['the next control above is in the way then', 116, [box(320, 780, 44, 44), box(320, 720, 44, 44)]],
    ['there is room between two', 56, [box(320, 780, 44, 44), box(320, 660, 44, 44)]],
    ['controls stand all the way up', 0, Array.from({ length: 8 }, (_, at) => box(320, 784 - at * 52, 44, 44))],
  ])('when %s: %i px', (_, shift, controls) => {
    expect(shiftClearOf(BUTTON, controls, MOST_PX)).toBe(shift);
  });
});

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}
