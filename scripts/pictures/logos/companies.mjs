/** The invented clients of the demonstration: a mark on a grid of 48, and how the name is set. */
import { circle, line, shape } from '../svg.mjs';

/** What is cut out of a mark: the plate below it is nearly white. */
const CUT = '#F1EFEA';

const petals = (count, path, colour, opacity) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(360 / count) * i} 24
    24)">${shape(path, colour, opacity)}</g>`,
  ).join('');

/** @typedef {'geist' | 'inter' | 'shoulders'} Face */

export const COMPANIES = [
  {
    slug: 'highveld-logistics',
    name: 'Highveld',
    rest: 'Logistics',
    colour: '#1F6F54',
    face: 'inter',
    mark: (c) =>
      shape('M2 41 19 11l9 15 5-8 13 23z', c) +
      shape('M21 41l5-15 2 0 7 15z', CUT) +
      line('M27.500 30v3M28 37v4', c, 1.8),
  },
  {
    slug: 'kestrel-security',
    name: 'KESTREL',
    rest: 'Security',
    colour: '#22314F',
    face: 'shoulders',
    mark: (c) =>
      shape('M24 2 43 9v15c0 12-8 19-19 22C13 43 5 36 5 24V9z', c) +
      shape(
        `M11 15c9 1 15 4 19 10 3-3 5-7 6-12 3 11-2 21-13 25 1-3 1-5 0-7-5 0-9-3-10-7 3 1 6 1 8
        0-5-1-9-4-10-9z`,
        CUT,
      ),
  },
  {
    slug: 'rosebank-schools',
    name: 'Rosebank',
    rest: 'Schools',
    colour: '#A3324A',
    face: 'geist',
    mark: (c) =>
      shape('M24 7 47 17 24 27 1 17z', c) +
      shape('M10 24v9c0 4 6 8 14 8s14-4 14-8v-9l-14 6z', c) +
      line('M42 19v13', c, 2.6) +
      circle(42, 34, 2.8, c),
  },
  {
    slug: 'vaal-mining-group',
    name: 'VAAL',
    rest: 'Mining Group',
    colour: '#5A4632',
    face: 'shoulders',
    mark: (c) =>
      shape('M24 2 43 13v22L24 46 5 35V13z', c) +
      line('M14 36 24 14l10 22M17.500 28h13', CUT, 3.4) +
      circle(24, 14, 4.4, CUT) +
      circle(24, 14, 1.8, c),
  },
  {
    slug: 'karoo-renewables',
    name: 'karoo',
    rest: 'Renewables',
    colour: '#A85B08',
    face: 'geist',
    mark: (c) =>
      shape('M6 34a18 18 0 0 1 36 0z', c) +
      line('M3 40h42M9 45h30', c, 2.6) +
      line('M24 22v12', CUT, 2.6) +
      ['', 'rotate(120 24 20)', 'rotate(240 24 20)']
        .map((turn) => `<g transform="${turn}">${shape('M24 20c-3-5-3-12 0-17 2 5 2 12 0 17z', CUT)}</g>`)
        .join('') +
      ['', 'rotate(120 24 20)', 'rotate(240 24 20)']
        .map(
          (turn) => `<g
          transform="${turn}">${shape(`M24 20c-2-5-2-10 0-15 1.500 5 1.500 10 0 15z`, '#5C3204')}</g>`,
        )
        .join(''),
  },
  {
    slug: 'baobab-health',
    name: 'Baobab',
    rest: 'Health',
    colour: '#0F766E',
    face: 'inter',
    mark: (c) =>
      [
        [11, 15, 8],
        [20, 10, 8],
        [30, 10, 8],
        [38, 16, 8],
        [24, 18, 9],
      ]
        .map(([x, y, r]) => circle(x, y, r, c))
        .join('') +
      shape('M8 20c7 4 9 6 10 12v9c-2 2-5 3-8 4h28c-3-1-6-2-8-4v-9c1-6 4-8 10-12l-9 3h-14z', c) +
      shape('M22 29h4v4h4v4h-4v4h-4v-4h-4v-4h4z', CUT),
  },
  {
    slug: 'protea-retail',
    name: 'Protea',
    rest: 'Retail',
    colour: '#9D174D',
    face: 'geist',
    mark: (c) =>
      shape('M24 46C8 42 3 30 5 17c7 4 13 13 19 29zM24 46c16-4 21-16 19-29-7 4-13 13-19 29z', c, 0.55) +
      shape('M24 46C12 38 10 22 14 9c6 6 9 20 10 37zM24 46c12-8 14-24 10-37-6 6-9 20-10 37z', c, 0.78) +
      shape('M24 46c-7-12-7-30 0-43 7 13 7 31 0 43z', c),
  },
  {
    slug: 'blyde-river-lodges',
    name: 'Blyde River',
    rest: 'Lodges',
    colour: '#1D4ED8',
    face: 'inter',
    mark: (c) =>
      shape('M24 3 44 20h-5v8c-5-4-10-4-15 0s-10 4-15 0v-8H4z', c) +
      shape('M20 15h8v9c-3 0-5 1-8 3z', CUT) +
      line('M3 36c7-5 14-5 21 0s14 5 21 0M3 44c7-5 14-5 21 0s14 5 21 0', c, 3.2),
  },
  {
    slug: 'egoli-fintech',
    name: 'eGoli',
    rest: 'Fintech',
    colour: '#6D28D9',
    face: 'geist',
    mark: (c) =>
      shape('M4 30h9v15H4z', c, 0.5) +
      shape('M16 21h9v24h-9z', c, 0.75) +
      shape('M28 10h9v35h-9z', c) +
      shape('M26 8 32.500 1 39 8z', c) +
      circle(43.5, 41.5, 3.5, c),
  },
  {
    slug: 'umgeni-freight',
    name: 'UMGENI',
    rest: 'Freight',
    colour: '#0B4F6C',
    face: 'shoulders',
    mark: (c) =>
      shape('M3 8h26v23H3zM32 15h8l6 8v8H32z', c) +
      shape('M35 18h4l4 5h-8z', CUT) +
      line('M8 17c4-3 6-3 9 0s5 3 8 0M8 24c4-3 6-3 9 0s5 3 8 0', CUT, 2.6) +
      circle(12, 36, 6, c) +
      circle(12, 36, 2.4, CUT) +
      circle(37, 36, 6, c) +
      circle(37, 36, 2.4, CUT),
  },
  {
    slug: 'jacaranda-legal',
    name: 'Jacaranda',
    rest: 'Legal',
    colour: '#4C1D95',
    face: 'inter',
    mark: (c) =>
      petals(
        5,
        `M24 24C15 18 14 8 19 3c2 1 4 2 5 4 1-2 3-3 5-4 5 5 4 15-5
      21z`,
        c,
        0.85,
      ) + circle(24, 24, 4, CUT),
  },
];
