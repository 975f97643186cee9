import { type SizeChart, sizeChartOf, sizeChartText } from '#libs/domain/size-chart';

const chart: SizeChart = {
  columns: ['Size', 'Chest (cm)', 'Note'],
  rows: [
    ['S', '90–95', ''],
    ['M', '96–101', 'runs small'],
  ],
};

test.each<[what: string, text: string, chart: SizeChart | null]>([
  ['lines', 'Size; Chest (cm); Note\nS; 90–95; \nM; 96–101; runs small', chart],
  ['a line that is too short', 'Size;Chest (cm);Note\nS;90–95\nM;96–101;runs small', chart],
  ['what a spreadsheet copies', 'Size\tChest (cm)\tNote\r\nS\t90–95\t\r\nM\t96–101\truns small\r\n', chart],
  ['blanks and empty lines', '\n Size ; Chest (cm);  Note\n\n S; 90–95;\n M;96–101 ;runs small \n ', chart],
  ['a line that is too long', 'Size; Chest\nS; 90; 95', { columns: ['Size', 'Chest'], rows: [['S', '90', '95']] }],
  ['only columns', 'Size; Chest', { columns: ['Size', 'Chest'], rows: [] }],
  ['nothing', ' \n ', null],
])('reads %s', (_what, text, expected) => expect(sizeChartOf(text)).toEqual(expected));

test('writes what it reads', () => {
  expect(sizeChartText(chart)).toBe('Size; Chest (cm); Note\nS; 90–95; \nM; 96–101; runs small');
  expect(sizeChartOf(sizeChartText(chart))).toEqual(chart);
  expect(sizeChartText(null)).toBe('');
});
