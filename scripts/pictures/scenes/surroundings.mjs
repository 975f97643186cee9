/** What several scenes stand in front of. */
import { shape } from '../svg.mjs';

export const HOUSE = '#FF5A1F';

/** A board with pegs along the wall. */
export const pegs = (y, x = 60, width = 440) =>
  shape(`M${x} ${y - 13}H${x + width}V${y + 13}H${x}z`, '#6E4D28') +
  shape(`M${x} ${y - 13}H${x + width}V${y - 7}H${x}z`, '#C99B5E') +
  shape(`M${x} ${y + 13}H${x + width}V${y + 20}H${x}z`, '#050607', 0.45);

/** Towers at night, a few windows lit, under the light of a street lamp. */
export const city = [
  shape('M40 120H150V292H40zM330 70H420V292H330zM440 150H560V292H440z', '#1B2026'),
  shape('M40 120H64V292H40zM330 70H350V292H330zM440 150H464V292H440z', '#343B43'),
  ...[
    [84, 144],
    [120, 144],
    [84, 176],
    [366, 96],
    [392, 128],
    [366, 160],
    [480, 176],
    [520, 208],
  ].map(([x, y]) => shape(`M${x} ${y}h14v18h-14z`, '#FFE2B8', 0.75)),
  shape('M250 66L120 292H380L270 66z', '#FFE2B8', 0.09),
  shape('M214 300V64C214 44 226 40 244 40H262V48H246C230 48 222 52 222 66V300z', '#5A636D'),
  shape('M242 40H280L274 60H248z', '#FFE7B0'),
].join('');
