import type { EntityManager } from 'typeorm';
import { ProductCategory } from '../../modules/product-categories/product-category.entity.js';
import { Product } from '../../modules/products/product.entity.js';

type CategoryRow = [name: string, description: string, isActive?: boolean];
type ProductRow = [category: string, name: string, description: string, priceCents: number, stock: number, sizes?: string[], isActive?: boolean];

// Invented, as the prices are. In the order in which the shop shows them.
const CATEGORIES: CategoryRow[] = [
  ['Gloves', 'For the bag, for pads and for sparring.'],
  ['Protection', 'What keeps you training next week.'],
  ['Training Weapons', 'Blunt, light and legal: for drills under an instructor.'],
  ['Apparel', 'What we train in, with the storm on it.'],
  ['Training Aids', 'For practice at home.'],
  // Visitors see nothing of an inactive category.
  ['Clearance', 'The rest of last season.', false],
];

const PRODUCTS: ProductRow[] = [
  ['Gloves', 'Storm Boxing Gloves', 'Layered foam and a long cuff for bag and pad work. Choose 10 oz for pads, 14 oz or 16 oz for sparring.', 89_900, 24, ['10 oz', '12 oz', '14 oz', '16 oz']],
  ['Gloves', 'Open-Palm Grappling Gloves', 'Four ounces over the knuckles, fingers free to grip: for Krav Maga and street BJJ.', 64_900, 12, ['S', 'M', 'L', 'XL']],
  ['Gloves', 'Hand Wraps, 4.5 m', 'Elastic cotton with a thumb loop. One pair.', 12_900, 60],
  ['Protection', 'Shin and Instep Guards', 'Light enough to move in, firm enough to kick with. One pair.', 54_900, 9, ['S', 'M', 'L']],
  ['Protection', 'Mouth Guard', 'Boil, bite, wear. Comes with a case that survives a gym bag.', 14_900, 45, ['Junior', 'Adult']],
  ['Protection', 'Groin Guard', 'Required from the second month of Krav Maga.', 24_900, 2, ['S', 'M', 'L', 'XL']],
  ['Training Weapons', 'Rattan Kali Stick', '71 cm, flame-hardened, sold singly. Order two for double-stick drills.', 18_900, 30],
  ['Training Weapons', 'Rubber Training Knife', 'Bends before it bruises. For knife-defence drills.', 15_900, 18],
  // Sold out.
  ['Training Weapons', 'Inert Training Pistol', 'Solid blue polymer, cannot be made to fire. For disarming drills.', 49_900, 0],
  ['Apparel', 'Storm Combat T-Shirt', 'Heavy cotton in black with the bolt on the back.', 29_900, 40, ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  ['Apparel', 'Kids Training Shirt', 'For Little Warriors, Junior Defenders and teens.', 22_900, 26, ['Age 5-6', 'Age 7-8', 'Age 9-11', 'Age 12-15']],
  ['Training Aids', 'Speed Rope', 'Steel cable with a bearing in each handle. Shorten it with the key that comes along.', 19_900, 3],
  ['Training Aids', 'Focus Mitts', 'A curved pair for whoever holds for you at home.', 69_900, 7],
  // Not for sale at the moment.
  ['Training Aids', 'Free-Standing Bag', 'Fill the base with water or sand. Collection from the school only.', 349_900, 4, undefined, false],
  ['Clearance', 'Rash Guard, Last Season', 'Long sleeves, flat seams.', 24_900, 5, ['S', 'XXL']],
];

/** A small shop: sized and unsized, plenty, nearly gone, sold out, and some that visitors do not see. */
export async function seedProducts(manager: EntityManager): Promise<void> {
  if (await manager.exists(ProductCategory)) return;
  const { identifiers } = await manager.insert(ProductCategory, CATEGORIES.map(([name, description, isActive = true], sortOrder) => ({ name, description, isActive, sortOrder })));
  const idOf = new Map(CATEGORIES.map(([name], i) => [name, identifiers[i]!['id'] as number]));
  await manager.insert(Product, PRODUCTS.map(([category, name, description, priceCents, stock, availableSizes = [], isActive = true]) => ({
    name, description, priceCents, stock, availableSizes, isActive, hasVariableSizes: availableSizes.length > 0, categoryId: idOf.get(category)!,
  })));
}
