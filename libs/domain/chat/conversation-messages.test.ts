import { continues, mergedMessages } from './conversation-messages.js';

const at = (timestamp: number, content = `m${timestamp}`, role = 'user') => ({ role, content, timestamp });
type Messages = ReturnType<typeof at>[];

test.each<[string, Messages, Messages, Messages]>([
  ['the same', [at(1), at(2)], [at(1), at(2)], [at(1), at(2)]],
  ['one more here', [at(1)], [at(1), at(2)], [at(1), at(2)]],
  ['one more there', [at(1), at(2)], [at(1)], [at(1), at(2)]],
  ['each its own: what is stored stays in front', [at(1), at(3)], [at(1), at(2)], [at(1), at(3), at(2)]],
  [
    'the same moment, another speaker',
    [at(1, 'hi', 'user')],
    [at(1, 'hi', 'assistant')],
    [at(1, 'hi', 'user'), at(1, 'hi', 'assistant')],
  ],
  ['nothing', [], [], []],
])('merged: %s', (_case, stored, own, merged) => {
  expect(mergedMessages(stored, own)).toEqual(merged);
  expect(continues(merged, stored)).toBe(true);
});

test.each<[string, Messages, Messages]>([
  ['one fewer', [at(1), at(2)], [at(1)]],
  ['another text', [at(1), at(2)], [at(1), at(2, 'Never mind')]],
  ['another speaker', [at(1)], [at(1, 'm1', 'assistant'), at(2)]],
  ['another time', [at(1)], [at(5, 'm1'), at(6)]],
  ['another order', [at(1), at(2)], [at(2), at(1), at(3)]],
  ['one put in between', [at(1), at(3)], [at(1), at(2), at(3)]],
])('%s is no continuation', (_case, stored, given) => expect(continues(given, stored)).toBe(false));
