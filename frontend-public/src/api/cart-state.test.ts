import type { CartItemView } from '#libs/contracts/generated/api';
import {
  answered,
  cartCount,
  cartTotalCents,
  intendedLines,
  withoutChange,
  type AskedChange,
  type CartState,
} from './cart-state';

const product = {
  name: 'Training Gi',
  price: 119_900,
  category: 'Apparel',
  imageUrl: null,
  stock: 3,
  hasVariableSizes: true,
  availableSizes: ['S', 'M'],
  sizes: [],
  isAvailable: true,
};
const at = '2026-03-02T08:00:00.000Z';

function lineOfSize(selectedSize: string | null, quantity: number, productId = 1): CartItemView {
  return {
    id: `${productId}${selectedSize}`,
    productId,
    selectedSize,
    quantity,
    createdAt: at,
    updatedAt: at,
    product,
  };
}

const S2 = lineOfSize('S', 2);
const M1 = lineOfSize('M', 1);
const addM: AskedChange = { ticket: 1, kind: 'add', productId: 1, selectedSize: 'M', delta: 1, product, at };
const lessM: AskedChange = { ...addM, delta: -1 };
const setS5: AskedChange = { ticket: 2, kind: 'set', productId: 1, selectedSize: 'S', quantity: 5 };
const removeS: AskedChange = { ticket: 3, kind: 'remove', productId: 1, selectedSize: 'S' };
const clear: AskedChange = { ticket: 4, kind: 'clear' };

function quantities(lines: readonly CartItemView[] | undefined): string | undefined {
  return lines?.map(({ selectedSize, quantity }) => `${selectedSize}${quantity}`).join(' ');
}

test.each<[string, readonly CartItemView[], readonly AskedChange[], string]>([
  ['nothing asked', [S2, M1], [], 'S2 M1'],
  ['a first one', [S2], [addM], 'S2 M1'],
  ['one more', [S2, M1], [addM], 'S2 M2'],
  ['three clicks', [S2], [addM, addM, addM], 'S2 M3'],
  ['more and less', [S2, M1], [addM, addM, lessM], 'S2 M2'],
  ['less than one is never shown', [S2, M1], [lessM], 'S2 M1'],
  ['less of what is not there', [S2], [lessM], 'S2'],
  ['a quantity', [S2, M1], [setS5], 'S5 M1'],
  ['a removal', [S2, M1], [removeS], 'M1'],
  ['all gone, then one', [S2, M1], [clear, addM], 'M1'],
])('shows at once: %s', (_case, lines, unanswered, shown) => {
  expect(quantities(intendedLines({ lines, unanswered }))).toBe(shown);
});

test('shows nothing before the cart is known', () => {
  expect(intendedLines({ lines: undefined, unanswered: [addM] })).toBeUndefined();
});

test.each<[string, AskedChange, CartItemView | undefined, string]>([
  ['one more', addM, lineOfSize('M', 2), 'S2 M2'],
  ['a first one', { ...addM, selectedSize: 'L' }, lineOfSize('L', 1), 'S2 M1 L1'],
  ['more than was shown, because another tab added too', addM, lineOfSize('M', 7), 'S2 M7'],
  ['a removal', removeS, undefined, 'M1'],
  ['a quantity of a line that is gone', setS5, undefined, 'M1'],
  ['all cleared', clear, undefined, ''],
])('takes the answer: %s', (_case, change, line, shown) => {
  const cart = answered({ lines: [S2, M1], unanswered: [change] }, change, line);
  expect(quantities(cart.lines)).toBe(shown);
  expect(cart.unanswered).toEqual([]);
});

test('a failed change is gone, and those around it stay', () => {
  const twice: AskedChange = { ...addM, ticket: 9 };
  const cart: CartState = { lines: [S2, M1], unanswered: [addM, setS5, twice] };
  expect(quantities(intendedLines(withoutChange(cart, addM)))).toBe('S5 M2');
  expect(quantities(intendedLines(withoutChange(cart, setS5)))).toBe('S2 M3');
});

test('counts things and cents', () => {
  expect(cartCount([S2, M1])).toBe(3);
  expect(cartTotalCents([S2, M1])).toBe(359_700);
  expect(cartCount([])).toBe(0);
});
