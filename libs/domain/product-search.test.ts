import { searchProducts } from '#libs/domain/product-search';

const product = (name: string, category = 'Gear', description: string | null = null) => ({
  name,
  category,
  description,
});
const SHOP = [
  product('Sparring Gloves 14oz', 'Gear', 'Triple-density foam, wide wrist strap.'),
  product('Hand Wraps 4.5 m', 'Gear', 'Semi-elastic cotton, thumb loop.'),
  product('Mouth Guard', 'Gear', 'Boil and bite, with ventilated case.'),
  product('Head Guard, Open Face', 'Gear', 'Padded brow and cheeks.'),
  product('Kit Bag 45 L', 'Gear', 'Wet pocket, glove straps, shoulder carry.'),
  product('Training Gi', 'Apparel', 'Pearl weave jacket with belt.'),
  product('Boxing Shorts', 'Apparel'),
  product('Training Shirt', 'Apparel', 'Café-brown cotton.'),
  product('Speed Rope', 'Training Aids', "The coach's own, cut to your height."),
];
const found = (search: string, products = SHOP) =>
  searchProducts(products, search).map(({ product: { name } }) => name);

test.each<[what: string, search: string, names: string[]]>([
  ['a letter is missing', 'glovs', ['Sparring Gloves 14oz', 'Kit Bag 45 L']],
  ['letters are changed over', 'boxign', ['Boxing Shorts']],
  ['a letter is another', 'mauth', ['Mouth Guard']],
  ['a letter too many', 'sparrring', ['Sparring Gloves 14oz']],
  ['two words as one', 'handwrap', ['Hand Wraps 4.5 m']],
  ['two words as one, wrongly', 'handwarps', ['Hand Wraps 4.5 m']],
  ['one word as two', '14 oz', ['Sparring Gloves 14oz']],
  ['the beginning of a word', 'glo', ['Sparring Gloves 14oz', 'Kit Bag 45 L']],
  ['the beginning of a word, wrongly', 'sprari', ['Sparring Gloves 14oz']],
  ['the inside of a word', 'arring', ['Sparring Gloves 14oz']],
  ['many of one', 'ropes', ['Speed Rope']],
  ['one of many', 'wrap', ['Hand Wraps 4.5 m']],
  ['in capitals, with blanks', '  HEAD   guard ', ['Head Guard, Open Face']],
  ['in any order', 'face head', ['Head Guard, Open Face']],
  ['without its accent', 'cafe', ['Training Shirt']],
  ['with an accent that is not there', 'glóves', ['Sparring Gloves 14oz', 'Kit Bag 45 L']],
  ['without its apostrophe', 'coachs', ['Speed Rope']],
  ['by category', 'apparel', ['Training Gi', 'Boxing Shorts', 'Training Shirt']],
  ['what is near comes after it', 'apparel shirt', ['Training Shirt', 'Boxing Shorts']],
  ['a word that no product says leaves the others', 'pink gloves', ['Sparring Gloves 14oz', 'Kit Bag 45 L']],
  ['in the name before the category', 'training', ['Training Gi', 'Training Shirt', 'Speed Rope']],
  ['what nobody sells', 'kayak', []],
  ['short words are not forgiven: too much is near them', 'gu', ['Mouth Guard', 'Head Guard, Open Face']],
  ['one that begins with another letter is another word', 'kloves', []],
  ['no letters', '!?', SHOP.map(({ name }) => name)],
  ['nothing', ' ', SHOP.map(({ name }) => name)],
])('%s: "%s"', (_what, search, names) => expect(found(search)).toEqual(names));

test.each([
  [
    'a description to the letter before a name that is near',
    'shirts',
    [product('Shorts'), product('Vest', 'A', 'Shirt')],
  ],
  [
    'the worst of exact ones before the best of near ones',
    'glove',
    [product('Glovs'), product('Bag', 'A', 'For gloves')],
  ],
  [
    'two words to the letter before one',
    'boxing glove',
    [product('Boxing Glovs'), product('Bag', 'A', 'Boxing glove')],
  ],
])('%s', (_what, search, [near, exact]) => {
  expect(found(search, [near!, exact!])).toEqual([exact!.name, near!.name]);
});

test('those that are equally good have one rank, so that the shop may order them', () => {
  const products = [product('Bag Gloves'), product('Gloves case', 'B', 'Gloves'), product('Glovs')];
  expect(searchProducts(products, 'gloves').map(({ rank }) => rank)).toEqual([0, 0, 2]);
});
