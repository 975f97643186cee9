import type { CartItemView } from '#libs/contracts/generated/api';
import { cartSession } from './cart-session';
import { intendedLines, type CartChange, type CartState } from './cart-state';
import { CART_KEY, cartQuery, changeCart } from './change-cart';
import { ApiFailure } from './client';
import { createQueryClient } from './query-client';

const product = {
  name: 'Mouth Guard',
  price: 14_900,
  category: 'Gear',
  imageUrl: null,
  stock: 31,
  hasVariableSizes: false,
  availableSizes: [],
  sizes: [],
  isAvailable: true,
};
const at = '2026-03-02T08:00:00.000Z';
const add = (): CartChange => ({ kind: 'add', productId: 3, selectedSize: null, delta: 1, product, at });
const remove: CartChange = { kind: 'remove', productId: 3, selectedSize: null };

/** Calls wait until they are answered by hand, in the order they came. */
const calls: { name: string; answer: (response: Response) => void }[] = [];
let queryClient = createQueryClient();

beforeEach(() => {
  calls.length = 0;
  queryClient = createQueryClient();
  jest.spyOn(cartSession, 'present').mockReturnValue('a-session-of-mine');
  jest.spyOn(cartSession, 'open').mockReturnValue('a-session-of-mine');
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url, init) =>
      new Promise((answer) => {
        calls.push({ name: `${init?.method} ${url as string}`, answer });
      }),
  );
});
afterEach(() => {
  queryClient.clear();
  jest.restoreAllMocks();
});

test('fast clicks are shown at once and sent one after the other', async () => {
  knows([line(1)]);
  const done = [changeCart(queryClient, add()), changeCart(queryClient, add()), changeCart(queryClient, add())];
  await settled();
  expect(shown()).toEqual([4]);
  expect(names()).toEqual(['POST /api/cart']);
  await answer(0, line(2));
  expect(shown()).toEqual([4]);
  await answer(1, line(3));
  await answer(2, line(4));
  await Promise.all(done);
  expect(names()).toEqual(['POST /api/cart', 'POST /api/cart', 'POST /api/cart']);
  expect(shown()).toEqual([4]);
});

test('a refused change is taken back, those after it stand', async () => {
  knows([line(1)]);
  const first = changeCart(queryClient, add()).catch((error: unknown) => error);
  const second = changeCart(queryClient, add());
  await settled();
  expect(shown()).toEqual([3]);
  calls[0]!.answer(new Response('{"message":"Only 1 left of Mouth Guard"}', { status: 409 }));
  expect(await first).toBeInstanceOf(ApiFailure);
  expect(shown()).toEqual([2]);
  await answer(1, line(2));
  await second;
  expect(shown()).toEqual([2]);
});

test('what was just added is removed under the id that the server gave it', async () => {
  knows([]);
  const done = [changeCart(queryClient, add()), changeCart(queryClient, remove)];
  await settled();
  expect(shown()).toEqual([]);
  await answer(0, line(1));
  expect(names()).toEqual(['POST /api/cart', 'DELETE /api/cart/the-line']);
  await answer(1, line(1));
  await Promise.all(done);
});

test('a line that is gone already counts as removed', async () => {
  knows([line(1)]);
  const done = changeCart(queryClient, remove);
  await settled();
  calls[0]!.answer(new Response('{"message":"There is no such line"}', { status: 404 }));
  await expect(done).resolves.toBeUndefined();
  expect(shown()).toEqual([]);
});

test('a click before the cart is here waits for it', async () => {
  const done = changeCart(queryClient, add());
  await settled();
  expect(names()).toEqual(['GET /api/cart/a-session-of-mine']);
  await answer(0, [line(1)]);
  expect(names()).toEqual(['GET /api/cart/a-session-of-mine', 'POST /api/cart']);
  expect(shown()).toEqual([2]);
  await answer(1, line(2));
  await done;
});

test('an answer from before a click does not undo it', async () => {
  knows([line(1)]);
  const early = queryClient.fetchQuery({ ...cartQuery(queryClient), staleTime: 0 }).catch(() => {});
  const done = changeCart(queryClient, add());
  await settled();
  expect(names()).toEqual(['GET /api/cart/a-session-of-mine', 'POST /api/cart']);
  await answer(1, line(2));
  await answer(0, [line(1)]);
  await Promise.all([early, done]);
  expect(shown()).toEqual([2]);
});

function line(quantity: number): CartItemView {
  return { id: 'the-line', productId: 3, selectedSize: null, quantity, createdAt: at, updatedAt: at, product };
}

function knows(lines: CartItemView[]): void {
  queryClient.setQueryData<CartState>(CART_KEY, { lines, unanswered: [] });
}

function shown(): number[] | undefined {
  const cart = queryClient.getQueryData<CartState>(CART_KEY);
  return cart && intendedLines(cart)?.map(({ quantity }) => quantity);
}

function names(): string[] {
  return calls.map(({ name }) => name);
}

async function answer(call: number, body: unknown): Promise<void> {
  calls[call]!.answer(new Response(JSON.stringify(body)));
  await settled();
}

/** Until nothing moves any more but the calls that nobody answered. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
