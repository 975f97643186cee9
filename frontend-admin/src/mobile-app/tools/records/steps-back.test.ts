import { stepsBack } from './steps-back';

it.each<[what: string, listAt: number | undefined, sheetAt: number | undefined, steps: number]>([
  ['from the list', 3, 4, -1],
  ['a copy made from a sheet', 3, 5, -2],
  ['opened by a link from outside', undefined, 0, 0],
  ['a list that was left forward', 4, 3, 0],
  ['an unknown history', 3, undefined, 0],
])('%s', (_what, listAt, sheetAt, steps) => expect(stepsBack(listAt, sheetAt)).toBe(steps));
