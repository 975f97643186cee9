import { inboxCommand } from './inbox-keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['e', 'archive'],
  ['u', 'unread'],
  ['a', 'assign'],
  ['r', 'respond'],
  ['Escape', 'close'],
  ['/', 'search'],
  ['?', 'help'],
  ['x', undefined],
  ['Enter', undefined],
  ['toString', undefined],
])('%s is %s', (key, command) => {
  expect(inboxCommand({ ...plain, key })).toBe(command);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])("with %s it is the browser's", (held) => {
  expect(inboxCommand({ ...plain, key: 'r', [held]: true })).toBeUndefined();
});
