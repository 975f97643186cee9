import type { EntityManager } from 'typeorm';
import { ProductCategory, type SizeChart } from '../../modules/product-categories/product-category.entity.js';
import { Product } from '../../modules/products/product.entity.js';

interface CategoryRow {
  name: string;
  description: string;
  sizeChart?: SizeChart;
  isActive?: boolean;
}

interface ProductRow {
  category: string;
  name: string;
  description: string;
  priceCents: number;
  stock: number;
  /** A file of the site's own drawings, without its ending. */
  drawing?: string;
  /** The same from other sides. */
  otherDrawings?: string[];
  sizes?: string[];
  isActive?: boolean;
}

const ADULT_SIZES = ['S', 'M', 'L', 'XL'];

const APPAREL_SIZES: SizeChart = {
  columns: ['Size', 'Chest (cm)', 'Waist (cm)', 'Height (cm)'],
  rows: [
    ['S', '86–93', '71–78', '160–168'],
    ['M', '94–101', '79–86', '168–176'],
    ['L', '102–109', '87–94', '176–184'],
    ['XL', '110–118', '95–103', '184–192'],
  ],
};

// Invented, as the prices are. In the order in which the shop shows them.
const CATEGORIES: CategoryRow[] = [
  { name: 'Gear', description: 'For the bag, for pads and for sparring.' },
  { name: 'Apparel', description: 'What we train in, with the storm on it.', sizeChart: APPAREL_SIZES },
  { name: 'Weapons', description: 'Blunt, light and legal: for drills under an instructor.' },
  { name: 'Training Aids', description: 'For practice at home.' },
  // Visitors see nothing of an inactive category.
  { name: 'Clearance', description: 'The rest of last season.', isActive: false },
];

const PRODUCTS: ProductRow[] = [
  {
    category: 'Gear',
    name: 'Sparring Gloves 14oz',
    description: 'Triple-density foam, wide wrist strap.',
    priceCents: 74_900,
    stock: 12,
    drawing: 'gloves',
    otherDrawings: ['gloves-palm'],
  },
  // Sold out.
  {
    category: 'Gear',
    name: 'Hand Wraps 4.5 m',
    description: 'Semi-elastic cotton, thumb loop.',
    priceCents: 12_900,
    stock: 0,
    drawing: 'hand-wraps',
    otherDrawings: ['hand-wraps-unrolled'],
  },
  {
    category: 'Gear',
    name: 'Mouth Guard',
    description: 'Boil and bite, with ventilated case.',
    priceCents: 14_900,
    stock: 31,
    drawing: 'mouth-guard',
    otherDrawings: ['mouth-guard-case'],
  },
  {
    category: 'Gear',
    name: 'Head Guard, Open Face',
    description: 'Padded brow and cheeks, clear sight to the side.',
    priceCents: 69_900,
    stock: 5,
    drawing: 'head-guard',
    otherDrawings: ['head-guard-back'],
    sizes: ['S', 'M', 'L'],
  },
  {
    category: 'Gear',
    name: 'Shin and Instep Guards',
    description: 'Light enough to move in, firm enough to kick with. One pair.',
    priceCents: 54_900,
    stock: 9,
    drawing: 'shin-guards',
    otherDrawings: ['shin-guards-back'],
    sizes: ADULT_SIZES,
  },
  {
    category: 'Gear',
    name: 'Kit Bag 45 L',
    description: 'Wet pocket, glove straps, shoulder carry.',
    priceCents: 89_900,
    stock: 7,
    drawing: 'kit-bag',
    otherDrawings: ['kit-bag-end'],
  },
  {
    category: 'Apparel',
    name: 'Storm Rash Guard',
    description: 'Quick-dry, flat seams, shield on the chest.',
    priceCents: 44_900,
    stock: 24,
    drawing: 'shirt',
    otherDrawings: ['shirt-back'],
    sizes: ADULT_SIZES,
  },
  {
    category: 'Apparel',
    name: 'Training Gi',
    description: '450 gsm pearl weave jacket with belt.',
    priceCents: 119_900,
    stock: 3,
    drawing: 'gi',
    otherDrawings: ['gi-back'],
    sizes: ADULT_SIZES,
  },
  {
    category: 'Apparel',
    name: 'Heavy Cotton Training Shirt with Reinforced Shoulders and the Storm Combat Shield',
    description: 'For warm-ups, pad work and the road home. Washes at 40 degrees.',
    priceCents: 29_900,
    stock: 40,
    drawing: 'training-shirt',
    otherDrawings: ['training-shirt-back'],
    sizes: ADULT_SIZES,
  },
  {
    category: 'Weapons',
    name: 'Rubber Training Knife',
    description: 'Safety orange, flexible full-size blade.',
    priceCents: 18_900,
    stock: 40,
    drawing: 'training-knife',
    otherDrawings: ['training-knife-spine'],
  },
  {
    category: 'Weapons',
    name: 'Rattan Sticks, Pair',
    description: '71 cm skinned rattan, burn patterned.',
    priceCents: 32_000,
    stock: 18,
    drawing: 'sticks',
    otherDrawings: ['sticks-ends'],
  },
  {
    category: 'Training Aids',
    name: 'Focus Pads, Curved',
    description: 'A pair for whoever holds for you at home.',
    priceCents: 59_900,
    stock: 14,
    drawing: 'focus-pads',
    otherDrawings: ['focus-pads-back'],
  },
  {
    category: 'Training Aids',
    name: 'Speed Rope',
    description: 'Steel cable, a bearing in each handle, cut to your height.',
    priceCents: 19_900,
    stock: 4,
    drawing: 'skipping-rope',
    otherDrawings: ['skipping-rope-coiled'],
  },
  // Not for sale at the moment, and without a picture.
  {
    category: 'Training Aids',
    name: 'Free-Standing Bag',
    description: 'Fill the base with water or sand. Collection from the school only.',
    priceCents: 349_900,
    stock: 4,
    isActive: false,
  },
  {
    category: 'Clearance',
    name: 'Rash Guard, Last Season',
    description: 'Long sleeves, flat seams.',
    priceCents: 24_900,
    stock: 5,
    drawing: 'shirt',
    sizes: ['S', 'XL'],
  },
];

/** A small shop: sized and unsized, plenty, nearly gone, sold out, and some that visitors do not see. */
export async function seedProducts(manager: EntityManager): Promise<void> {
  if (await manager.exists(ProductCategory)) return;
  const { identifiers } = await manager.insert(
    ProductCategory,
    CATEGORIES.map((category, sortOrder) => ({ ...category, sortOrder })),
  );
  const idOf = new Map(CATEGORIES.map(({ name }, i) => [name, identifiers[i]!['id'] as number]));
  await manager.insert(
    Product,
    PRODUCTS.map(({ category, drawing, otherDrawings = [], sizes = [], ...product }) => ({
      ...product,
      imageUrl: drawing ? drawingPath(drawing) : null,
      images: otherDrawings.map(drawingPath),
      availableSizes: sizes,
      hasVariableSizes: sizes.length > 0,
      categoryId: idOf.get(category)!,
    })),
  );
}

function drawingPath(drawing: string): string {
  return `/products/${drawing}.svg`;
}
