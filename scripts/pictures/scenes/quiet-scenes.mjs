/** The scenes beside what a short page has to say: nothing in the cart, no page here, an order, a password. */
import { kitBag } from '../products/clothing.mjs';
import { shield } from '../products/materials.mjs';
import { circle, line, shape } from '../svg.mjs';
import { at } from './gear.mjs';
import { put, scene, shadow } from './room.mjs';
import { city, HOUSE, pegs } from './surroundings.mjs';

/** An empty coat hanger on a peg at x. */
const hanger = (x) =>
  circle(x, 60, 8, '#D8B27A') +
  line(`M${x - 8} 78C${x - 10} 60 ${x + 12} 58 ${x + 10} 74 ${x + 8} 84 ${x} 84 ${x} 96`, '#B3B6BA', 5) +
  line(`M${x} 96L${x - 62} 142H${x + 62}z`, '#8A5A2B', 10) +
  line(`M${x - 4} 97L${x - 60} 139`, '#E3B778', 4);

/** A board of the signpost: its tip points away from the post. */
function board(y, width, [light, base, deep], isLeft = false) {
  const drawn =
    shape(`M-18 ${y}H${width}L${width + 34} ${y + 27}L${width} ${y + 54}H-18z`, base) +
    shape(`M-18 ${y}H${width}L${width + 6} ${y + 8}H-18z`, light) +
    shape(`M-18 ${y + 46}H${width + 10}L${width} ${y + 54}H-18z`, deep) +
    line(`M14 ${y + 27}H${width - 34}`, '#0A0B0D', 7, 0.32);
  return isLeft ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

const signpost = [
  shape('M-11-282H11V0H-11z', '#282E35'),
  shape('M-11-282H-3V0H-11z', '#6A727B'),
  board(-262, 120, ['#FF8250', HOUSE, '#A62F06']),
  board(-190, 132, ['#5A636D', '#3B434C', '#1A1E23'], true),
  board(-118, 96, ['#F6DCAE', '#B98847', '#7E5A2B']),
  circle(0, -284, 14, '#B3B6BA'),
  circle(-4, -288, 5, '#F2F4F5'),
].join('');

/** A carton seen from the corner, its foot at 0, 0. */
const carton = [
  shape('M-120-150L20-132V0L-120-22z', '#B98847'),
  shape('M20-132L120-158V-28L20 0z', '#7E5A2B'),
  shape('M-120-150L-14-176L120-158L20-132z', '#DDB273'),
  shape('M-66-143L44-169 70-165-38-139V-104L-66-108z', '#F6DCAE', 0.75),
  line('M-120-150L20-132V0', '#F6DCAE', 2, 0.5),
  shield(-48, -62, 1.5),
].join('');

/** A locker with its slots and handle, of which each stands beside the next. */
const locker = (x) =>
  shape(`M${x} 26H${x + 108}V330H${x}z`, '#3B434C') +
  shape(`M${x} 26H${x + 10}V330H${x}z`, '#6A727B') +
  shape(`M${x + 96} 26H${x + 108}V330H${x + 96}z`, '#1A1E23') +
  shape(`M${x} 26H${x + 108}V34H${x}z`, '#8B9097', 0.5) +
  [62, 78, 94].map((y) => line(`M${x + 32} ${y}H${x + 76}`, '#15181C', 6)).join('') +
  line(`M${x + 80} 176V206`, '#B3B6BA', 6);

const padlock = [
  '<path d="M-34-84V-124A34 34 0 0 1 34-124V-84" fill="none" stroke="#7C828A" stroke-width="18"/>',
  '<path d="M-38-84V-124A34 34 0 0 1-16-155" fill="none" stroke="#F2F4F5" stroke-width="5" stroke-linecap="round"/>',
  shape('M-60-92H60C66-92 70-88 70-82V-8C70 0 64 4 58 4H-58C-64 4-70 0-70-8V-82C-70-88-66-92-60-92z', HOUSE),
  shape('M-60-92H-30V4H-58C-64 4-70 0-70-8V-82C-70-88-66-92-60-92z', '#FF8250'),
  shape('M40-92H60C66-92 70-88 70-82V-8C70 0 64 4 58 4H40z', '#A62F06'),
  circle(0, -54, 13, '#0A0B0D'),
  shape('M-6-50H6L10-18H-10z', '#0A0B0D'),
].join('');

const key = [
  '<circle cx="0" cy="0" r="20" fill="none" stroke="#DDB273" stroke-width="11"/>',
  line('M20 0H96M76 0V18M92 0V14', '#DDB273', 9),
  line('M-14-12C-6-20 6-20 14-12M24-3H92', '#F6DCAE', 3),
].join('');

/** @type {Record<string, () => string>} */
export const QUIET_SCENES = {
  'empty-hangers': () =>
    scene(
      { tint: HOUSE, seed: 3.3 },
      pegs(60) + [130, 280, 430].map(hanger).join('') + shadow(280, 396, 190) + put(kitBag(), 176, 196, 208),
    ),
  signpost: () => scene({ tint: '#3D7EDB', seed: 1.4 }, city + shadow(286, 388, 110) + at(286, 390, signpost, 1.14)),
  cartons: () =>
    scene(
      { tint: '#E0A02C', seed: 4.8 },
      shadow(300, 384, 330) + at(270, 392, carton, 1.22) + at(292, 216, carton, 0.74),
    ),
  lockers: () =>
    scene(
      { tint: HOUSE, seed: 0.9 },
      [62, 170, 278, 386].map(locker).join('') +
        shadow(230, 384, 190) +
        at(226, 386, padlock, 1.12) +
        shadow(392, 386, 100) +
        at(360, 376, key, 0.94),
    ),
};
