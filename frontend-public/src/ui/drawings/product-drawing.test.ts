import { existsSync } from 'node:fs';
import path from 'node:path';
import { productDrawing } from './product-drawing';

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../../../public');

test.each([
  ['Sparring Gloves 14oz', 'Gear', 'gloves'],
  ['Bag Gloves', 'Gear', 'gloves'],
  ['Storm Rash Guard', 'Apparel', 'shirt'],
  ['Kids T-Shirt', 'Kids', 'shirt'],
  ['Training Gi', 'Apparel', 'gi'],
  ['Rubber Training Knife', 'Weapons', 'training-knife'],
  ['Rattan Sticks, Pair', 'Weapons', 'sticks'],
  ['Hand Wraps 4.5 m', 'Gear', 'hand-wraps'],
  ['MOUTHGUARD', 'Gear', 'mouth-guard'],
  ['Kit Bag 45 L', 'Gear', 'kit-bag'],
  ['Shin and Instep Guards', 'Gear', 'shin-guards'],
  ['Head Guard', 'Gear', 'head-guard'],
  ['Focus Mitts', 'Gear', 'focus-pads'],
  ['Speed Rope', 'Gear', 'skipping-rope'],
  ['Storm Hooded Jumper', 'Apparel', 'shirt'],
])('%s of %s is drawn as %s, and there is such a drawing', (name, category, drawing) => {
  expect(productDrawing({ name, category })).toBe(`/products/${drawing}.svg`);
  expect(existsSync(path.join(PUBLIC_DIR, 'products', `${drawing}.svg`))).toBe(true);
});

test.each([
  ['Free-Standing Bag', 'Gear'],
  ['Gift Voucher', 'Gear'],
  ['Original Water Bottle', 'Gear'],
  ['', ''],
])('%s of %s has no drawing', (name, category) => {
  expect(productDrawing({ name, category })).toBeUndefined();
});
