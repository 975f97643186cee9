/** The scene at the head of each programme's page, by the last word of the page's address. */
import { gi, kitBag } from '../products/clothing.mjs';
import { gloves, handWraps } from '../products/hands.mjs';
import { headGuard } from '../products/head.mjs';
import { shinGuards } from '../products/shins.mjs';
import { focusPads, skippingRope } from '../products/training-aids.mjs';
import { sticks, trainingKnife } from '../products/weapons.mjs';
import { circle, line, shape } from '../svg.mjs';
import {
  at,
  ball,
  belt,
  car,
  cone,
  dummy,
  earDefenders,
  heavyBag,
  pouch,
  safetyGlasses,
  schoolBag,
  target,
  tourniquet,
  tyre,
} from './gear.mjs';
import { put, scene, shadow } from './room.mjs';
import { city, HOUSE, pegs } from './surroundings.mjs';

/** An open door, daylight behind it and on the floor. */
const door = [
  shape('M330 52H470V292H330z', '#FFE2B8'),
  shape('M330 52H470V292H330z', HOUSE, 0.18),
  shape('M330 292H470L420 420H170z', '#FFE2B8', 0.3),
  shape('M318 40H482V292H470V52H330V292H318z', '#2B3138'),
  shape('M318 40H330V292H318z', '#5A636D'),
  shape('M470 52L524 30V318L470 292z', '#1A1E23'),
  shape('M470 52L476 49.500V295L470 292z', '#5A636D'),
  line('M484 172V190', '#B3B6BA', 5),
].join('');

const ropes = [96, 152, 208]
  .map(
    (y) =>
      line(`M0 ${y + 16}L470 ${y}L560 ${y + 10}`, '#0A0B0D', 11, 0.5) +
      line(`M0 ${y + 12}L470 ${y - 4}L560 ${y + 6}`, '#F1EDE4', 8),
  )
  .join('');

const cornerPost =
  shape('M452 60H492V330H452z', '#A62F06') +
  shape('M452 60H466V330H452z', HOUSE) +
  shape('M482 60H492V330H482z', '#6E1F04') +
  shape('M448 52H496V70H448z', '#282E35');

const lanes = [
  shape('M90 0H470V292H90z', '#0C0E10'),
  shape('M90 0L200 84H360L470 0z', '#1D2227'),
  shape('M90 292L200 214H360L470 292z', '#3B434C'),
  shape('M90 0L200 84V214L90 292z', '#343B43'),
  shape('M470 0L360 84V214L470 292z', '#15181C'),
  shape('M200 84H360V214H200z', '#272D33'),
  line('M200 28L232 84M360 28L328 84', '#FFE7B0', 5, 0.8),
].join('');

const bench =
  shape('M0 306H560V420H0z', '#3A2A18') +
  shape('M0 306H560V326H0z', '#B88A52') +
  shape('M0 326H560V332H0z', '#0A0B0D', 0.5);

const mirrored = (content) => `<g transform="translate(560 0) scale(-1 1)">${content}</g>`;

/** @type {Record<string, () => string>} */
export const SCENES = {
  'self-defence': () =>
    scene(
      { tint: HOUSE, seed: 1.2 },
      door +
        shadow(150, 372, 150) +
        put(kitBag(), 70, 216, 176) +
        shadow(300, 396, 96) +
        put(focusPads(), 246, 286, 116, 8),
    ),
  'krav-maga': () =>
    scene(
      { tint: HOUSE, seed: 2.6 },
      shadow(240, 384, 190) +
        at(240, 384, dummy, 0.94) +
        shadow(440, 398, 130) +
        put(focusPads(), 366, 250, 156, 6) +
        shadow(92, 398, 90) +
        put(handWraps(), 40, 306, 100),
    ),
  bjj: () =>
    scene(
      { tint: '#3D7EDB', seed: 3.9 },
      pegs(50, 120, 320) +
        circle(280, 50, 8, '#D8B27A') +
        put(gi(), 144, 40, 274) +
        shadow(110, 388, 120) +
        put(kitBag(), 36, 254, 150),
    ),
  filipino: () =>
    scene(
      { tint: '#E0A02C', seed: 0.7 },
      pegs(150, 96, 368) +
        put(trainingKnife(), 152, 26, 256) +
        mirrored(put(trainingKnife(), 152, 26, 256)) +
        shadow(280, 396, 130) +
        put(headGuard(), 212, 262, 140),
    ),
  'stick-fighting': () =>
    scene(
      { tint: '#E0A02C', seed: 4.4 },
      line('M186 0V110', '#C99B5E', 7) +
        line('M400 0V60', '#C99B5E', 7) +
        at(400, 128, tyre, 0.86) +
        at(186, 178, tyre, 1.1) +
        shadow(310, 398, 220) +
        put(sticks(), 188, 120, 286),
    ),
  firearms: () =>
    scene(
      { tint: '#7D8B99', seed: 5.1 },
      lanes +
        at(280, 150, target, 0.84) +
        bench +
        shadow(168, 372, 140) +
        at(168, 374, earDefenders) +
        shadow(400, 376, 140) +
        at(400, 376, safetyGlasses, 1.05),
    ),
  medical: () =>
    scene(
      { tint: '#D23A2A', seed: 1.9 },
      shadow(230, 356, 210) + at(230, 356, pouch, 1.5) + shadow(430, 384, 120) + at(424, 372, tourniquet, 0.92),
    ),
  'protective-tactics': () =>
    scene(
      { tint: '#7D8B99', seed: 3.1 },
      city +
        shape('M476 316L560 286V382L470 336z', '#FFE7B0', 0.4) +
        shape('M0 366H560V420H0z', '#0C0E10', 0.55) +
        shadow(256, 374, 380) +
        at(262, 374, car, 1.16),
    ),
  'kids-classes': () =>
    scene(
      { tint: '#2F9E6E', seed: 2.2 },
      pegs(70) +
        [
          ['#fff', '#F1EDE4', '#B4AD9F'],
          ['#FFE08A', '#F5C04A', '#B5811C'],
          ['#FF9A5C', '#F0701F', '#A5460C'],
          ['#8FD9A8', '#37A562', '#1E6B3C'],
          ['#8CBDEB', '#2F6FAF', '#1B4878'],
        ]
          .map((colours, i) => at(112 + i * 84, 72, belt(...colours), 1.12))
          .join('') +
        shadow(280, 396, 150) +
        put(kitBag(), 196, 252, 160),
    ),
  'little-warriors': () =>
    scene(
      { tint: '#F5C04A', seed: 0.3 },
      pegs(64, 250, 240) +
        at(310, 66, belt('#fff', '#F1EDE4', '#B4AD9F'), 0.95) +
        at(430, 66, belt('#FFE08A', '#F5C04A', '#B5811C'), 0.95) +
        shadow(364, 330, 66) +
        at(364, 330, cone, 0.9) +
        shadow(472, 352, 80) +
        at(472, 352, cone, 1.15) +
        shadow(150, 366, 120) +
        at(150, 366, cone, 1.9) +
        shadow(306, 400, 90) +
        at(306, 400, ball, 1.25),
    ),
  'junior-defenders': () =>
    scene(
      { tint: '#3D7EDB', seed: 2.9 },
      pegs(64, 60, 260) +
        at(130, 66, belt('#FFE08A', '#F5C04A', '#B5811C'), 1.15) +
        at(240, 66, belt('#FF9A5C', '#F0701F', '#A5460C'), 1.15) +
        shadow(208, 388, 150) +
        at(208, 388, schoolBag, 1.06) +
        shadow(420, 392, 150) +
        put(shinGuards(), 326, 190, 200),
    ),
  'teen-program': () =>
    scene(
      { tint: '#8A63D2', seed: 4.0 },
      shadow(190, 386, 190) +
        put(gloves(), 78, 178, 222) +
        shadow(416, 390, 150) +
        put(skippingRope(), 320, 206, 190) +
        pegs(60, 250, 240) +
        at(370, 62, belt('#8CBDEB', '#2F6FAF', '#1B4878'), 0.88),
    ),
  boxing: () =>
    scene(
      { tint: HOUSE, seed: 5.6 },
      cornerPost +
        ropes +
        at(196, 0, heavyBag, 1.18) +
        shadow(196, 376, 120) +
        shadow(380, 398, 130) +
        put(gloves(), 306, 244, 160),
    ),
};
