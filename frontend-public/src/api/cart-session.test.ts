import { SESSION_ID } from '#libs/contracts/session-id';
import { CART_SESSION_KEY, createCartSession } from './cart-session';

function browserOf(kept: Record<string, string> | 'blocked') {
  const storage = {
    getItem: (key: string) => (kept === 'blocked' ? refuse() : (kept[key] ?? null)),
    setItem: (key: string, value: string) => {
      if (kept === 'blocked') refuse();
      else kept[key] = value;
    },
  };
  return createCartSession(
    () => storage as Storage,
    () => new EventTarget(),
  );
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('who never added anything has no name', () => {
  expect(browserOf({}).present()).toBeUndefined();
});

test('a new name suits the server, is long, and is kept', () => {
  const kept: Record<string, string> = {};
  const id = browserOf(kept).open();
  expect(id).toMatch(SESSION_ID.pattern);
  expect(id.length).toBeGreaterThanOrEqual(16);
  expect(kept[CART_SESSION_KEY]).toBe(id);
  expect(browserOf(kept).open()).toBe(id);
  expect(browserOf({}).open()).not.toBe(id);
});

test.each(['k3j9x0q2p', 'a_b-C1234'])('the valid name %s is kept', (id) => {
  expect(browserOf({ [CART_SESSION_KEY]: id }).open()).toBe(id);
});

test.each(['', 'short', 'with space 123', 'x'.repeat(65)])(
  'the name "%s", which the server would refuse, is replaced',
  (id) => {
    const session = browserOf({ [CART_SESSION_KEY]: id });
    expect(session.present()).toBeUndefined();
    expect(session.open()).not.toBe(id);
  },
);

test('without storage the name lasts as long as the page', () => {
  const session = browserOf('blocked');
  expect(session.present()).toBeUndefined();
  const id = session.open();
  expect(session.present()).toBe(id);
  expect(session.open()).toBe(id);
});

test('who listens hears once that there is a name', () => {
  const session = browserOf({});
  let heard = 0;
  const end = session.subscribe(() => {
    heard += 1;
  });
  session.open();
  session.open();
  end();
  expect(heard).toBe(1);
});
