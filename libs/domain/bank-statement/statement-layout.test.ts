import { statementText } from './bank-cells.js';
import { guessBelow, guessLayout, headerKey, MOST_COLUMNS, statementDelimiter } from './statement-layout.js';

/**
 * Examples, written as each bank lays out the CSV file of its internet banking; the people and numbers are made up, and
 * banks change their files. What is asked of each: the columns, and one line as it is read by them.
 */
const BANKS: [bank: string, file: string, headerRow: number | null, line: [row: number, ...cells: string[]]][] = [
  [
    'FNB',
    `ACCOUNT TRANSACTION HISTORY
,
Name:, STORM COMBAT, ACADEMY
Account:, 62000000000, [Gold Business Account]
Balance:, 10500.00, 10500.00
,
Date, Amount, Balance, Description
2026/11/03, 1500.00, 10500.00, FNB APP PAYMENT FROM INV-2026-0012
2026/11/02, -35.00, 9000.00, #MONTHLY ACCOUNT FEE`,
    7,
    [8, '2026/11/03', '1500.00', 'FNB APP PAYMENT FROM INV-2026-0012'],
  ],
  [
    'Standard Bank, without names',
    `0,0,ACC-NO,0000000010012345678,,,,
0,0,OPEN,9035.00,OPEN BALANCE,,0,0
HIST,20261102,##,-35.00,SERVICE FEE,FIXED MONTHLY FEE,3004,0
HIST,20261103,,1500.00,CREDIT TRANSFER,KAROO INV20260012,3004,0
0,0,CLOSE,10500.00,CLOSE BALANCE,,0,0`,
    null,
    [4, '20261103', '1500.00', 'CREDIT TRANSFER KAROO INV20260012'],
  ],
  [
    'Standard Bank, two columns of amounts',
    `Date,Description,Payments,Deposits,Balance
03 Nov 26,CREDIT TRANSFER KAROO COURIERS,,"1 500,00","10 500,00"
02 Nov 26,FEE,"-35,00",,"9 000,00"`,
    1,
    [2, '03 Nov 26', '1 500,00', 'CREDIT TRANSFER KAROO COURIERS'],
  ],
  [
    'Absa',
    `Account Number;4070000000
Date;Transaction Description;Debit Amount;Credit Amount;Balance
03/11/2026;ACB CREDIT KAROO, COURIERS;;1 500,00;10 500,00
02/11/2026;ADMIN CHARGE;35,00;;9 000,00`,
    2,
    [3, '03/11/2026', '1 500,00', 'ACB CREDIT KAROO, COURIERS'],
  ],
  [
    'Nedbank',
    `Statement Enquiry :
Account Number : ,1100000000
Account Description :,CURRENT
Statement Number : ,3000
01Nov2026,BROUGHT FORWARD,,9035
02Nov2026,MAINTENANCE FEE,-35,9000
03Nov2026,KAROO INV-2026-0012,1500,10500`,
    null,
    [7, '03Nov2026', '1500', 'KAROO INV-2026-0012'],
  ],
  [
    'Capitec',
    `Account,Posting Date,Transaction Date,Description,Original Description,Category,Money In,Money Out,Fee,Balance
1050000000,2026-11-04,2026-11-03,Payment Received: Karoo,KAROO COURIERS,Other Income,1500.00,,,10500.00
1050000000,2026-11-02,2026-11-02,Monthly Account Admin Fee,ADMIN FEE,Fees,,,-35.00,9000.00
Total:,,,,,,1500.00,,-35.00,`,
    1,
    [2, '2026-11-03', '1500.00', 'Payment Received: Karoo'],
  ],
  [
    'Capitec Business',
    `PostingDate\tTransaction Date\tDescription\tReference\tMoneyIn(R)\tMoneyOut(R)\tBalance(R)
03/11/2026\t03/11/2026\tInward EFT Credit\tKAROO 0012\t1500.00\t\t10500.00`,
    1,
    [2, '03/11/2026', '1500.00', 'Inward EFT Credit KAROO 0012'],
  ],
];

test.each(BANKS)('a file of %s is read', (_bank, file, headerRow, [row, date, amount, text]) => {
  const rows = rowsOf(file);
  const layout = guessLayout(rows);
  const line = rows[row - 1]!;
  expect(layout.headerRow).toBe(headerRow);
  expect(line[layout.date! - 1]!.trim()).toBe(date);
  expect(line[layout.amount! - 1]!.trim()).toBe(amount);
  expect(statementText(layout.text!.map((column) => line[column - 1]!))).toBe(text);
});

test('a file that is no statement is not guessed at', () => {
  const nothing = { headerRow: null, date: null, amount: null, text: null };
  expect(guessLayout([['name', 'price']])).toEqual(nothing);
  expect(guessLayout([])).toEqual(nothing);
  expect(guessLayout([['2026-11-03', 'words alone', 'more words']])).toEqual({
    headerRow: null,
    date: 1,
    amount: null,
    text: [2, 3],
  });
});

test('of a wide file only columns that can be chosen are guessed', () => {
  const wide = (cells: string[]) => [...Array<string>(MOST_COLUMNS).fill(''), ...cells];
  const none = { date: null, amount: null, text: null };
  expect(guessLayout([wide(['2026-11-03', '1.00', 'FNB APP'])])).toEqual({ headerRow: null, ...none });
  expect(guessBelow([wide(['Date', 'Amount', 'Description'])], 1)).toEqual({ headerRow: 1, ...none });
});

test('another header row that was chosen names the columns', () => {
  const rows = [
    ['Date', 'Amount'],
    ['Remark', 'Credit (R)', 'Posting Date'],
    ['x', '1', '2026-11-03'],
  ];
  expect(guessLayout(rows)).toMatchObject({ headerRow: 1, date: 1, amount: 2 });
  expect(guessBelow(rows, 2)).toEqual({ headerRow: 2, date: 3, amount: 2, text: null });
  expect(guessBelow(rows, null)).toEqual({ headerRow: null, date: 3, amount: 2, text: null });
  expect(guessBelow(rows, 9)).toEqual({ headerRow: 9, date: null, amount: null, text: null });
});

test('files with the same names of columns are known again, and others are not', () => {
  const names = [
    ['Date', 'Money In (R)'],
    ['3 Nov 2026', '1'],
  ];
  expect(headerKey(names, 1)).toBe(headerKey([['x'], [' date', 'Money in (r)']], 2));
  expect(headerKey(names, 1)).not.toBe(headerKey([['Money In (R)', 'Date']], 1));
  expect(headerKey(names, null)).toBe(headerKey([['4 Nov 2026'], ['a', 'b']], null));
  expect(headerKey(names, null)).not.toBe(headerKey([['a', 'b', 'c']], null));
});

function rowsOf(file: string): string[][] {
  const delimiter = statementDelimiter(file);
  const cell = delimiter === ',' ? /("[^"]*"|[^,]*)(?:,|$)/g : undefined;
  return file.split('\n').map((line) => {
    if (!cell) return line.split(delimiter);
    const cells = Array.from(line.matchAll(cell), ([, text]) => text!.replaceAll('"', ''));
    return line.endsWith(',') ? cells : cells.slice(0, -1);
  });
}
