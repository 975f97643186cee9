import { LogBuffer } from './log-buffer.js';

const NEVER_MS = 2 ** 30;

function batch(maxBytes: number, maxWaitMs = NEVER_MS) {
  const pieces: string[] = [];
  let isFlushed = false;
  let handedOn: () => void = () => undefined;
  const nextPiece = new Promise<void>((resolve) => (handedOn = resolve));
  const lines = new LogBuffer(
    {
      write: (piece) => {
        pieces.push(piece);
        handedOn();
      },
      flushSync: () => (isFlushed = true),
    },
    maxBytes,
    maxWaitMs,
  );
  return { lines, pieces, nextPiece, isFlushed: () => isFlushed };
}

it('hands on as many lines as fit, in their order, none torn', () => {
  const { lines, pieces } = batch(10);
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) lines.write(line);
  lines.flushSync();
  expect(pieces).toEqual(['one\ntwo\n', 'three\n', 'four\n']);
});

it('counts bytes, for a pipe counts them', () => {
  const { lines, pieces } = batch(10);
  for (const line of ['ééé\n', 'éé\n']) lines.write(line);
  lines.flushSync();
  expect(pieces).toEqual(['ééé\n', 'éé\n']);
});

it('hands on a line that is longer than a piece by itself', () => {
  const { lines, pieces } = batch(4);
  for (const line of ['a\n', 'much longer\n', 'b\n']) lines.write(line);
  lines.flushSync();
  expect(pieces).toEqual(['a\n', 'much longer\n', 'b\n']);
});

it('keeps no line longer than it may', async () => {
  const { lines, pieces, nextPiece } = batch(1000, 1);
  lines.write('one\n');
  expect(pieces).toEqual([]);
  await nextPiece;
  expect(pieces).toEqual(['one\n']);
});

it('has the output write all of it at once after a fatal line', () => {
  const { lines, pieces, isFlushed } = batch(1000);
  lines.write('fatal\n');
  lines.flushSync();
  expect(pieces).toEqual(['fatal\n']);
  expect(isFlushed()).toBe(true);
});
