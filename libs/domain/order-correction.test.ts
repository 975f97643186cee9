import { sizeCorrections } from '#libs/domain/order-correction';

const gi = { id: 1, productId: 7, productName: 'Gi', quantity: 2, selectedSize: 'M' };
const gloves = { id: 2, productId: 8, productName: 'Gloves', quantity: 1, selectedSize: null };
const lines = [gi, gloves];

test.each<[string, Record<string, unknown>[], object]>([
  ['what was read', [gi, gloves], { corrections: [], faults: [] }],
  ['one line of two, without a size', [{ id: 2 }], { corrections: [], faults: [] }],
  [
    'another size',
    [{ id: 1, selectedSize: ' L ' }],
    { corrections: [{ at: 0, id: 1, from: 'M', to: 'L' }], faults: [] },
  ],
  ['no size', [{ id: 1, selectedSize: '' }], { corrections: [{ at: 0, id: 1, from: 'M', to: null }], faults: [] }],
  ['none as before', [{ id: 2, selectedSize: null }], { corrections: [], faults: [] }],
  [
    'a size with what was read',
    [gi, { ...gloves, selectedSize: '12 oz' }],
    { corrections: [{ at: 1, id: 2, from: null, to: '12 oz' }], faults: [] },
  ],
  ['another quantity', [{ ...gi, quantity: 3 }], { corrections: [], faults: ['items.0.quantity'] }],
  ['something unknown', [{ id: 1, colour: 'red' }], { corrections: [], faults: ['items.0.colour'] }],
  ['a line of another order', [{ id: 3, selectedSize: 'L' }], { corrections: [], faults: ['items.0.id'] }],
  ['a line without an id', [{ selectedSize: 'L' }], { corrections: [], faults: ['items.0.id'] }],
  ['a number for a size', [{ id: 1, selectedSize: 5 }], { corrections: [], faults: ['items.0.selectedSize'] }],
  ['no lines at all', [], { corrections: [], faults: ['items'] }],
])('%s', (_what, sent, expected) => expect(sizeCorrections(lines, sent)).toEqual(expected));
