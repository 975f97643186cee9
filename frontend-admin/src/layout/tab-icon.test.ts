import { otherColour, TAB_ICON_COLOURS } from './tab-icon';

describe('the colours of the tab icon', () => {
  it('are five, each another', () => expect(new Set(TAB_ICON_COLOURS).size).toBe(5));

  it.each(TAB_ICON_COLOURS.map((colour) => [colour]))(
    'from %s every other one can come, and never itself',
    (current) => {
      const drawn = [0, 0.25, 0.5, 0.75, 0.999].map((random) => otherColour(current, random));
      expect(new Set(drawn)).toEqual(new Set(TAB_ICON_COLOURS.filter((each) => each !== current)));
    },
  );

  it('begins anew from one that is no longer among them', () =>
    expect(TAB_ICON_COLOURS).toContain(otherColour('#123456', 0.999)));
});
