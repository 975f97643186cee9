// The cart of a visitor (spec 2 sections 4 and 5, CONTRACT "Shop"). A line is a product in one size. It may always
// become smaller, down to one; becoming larger asks for a size where there are sizes, a product that is sold, and
// enough of it. The sizes of a product share its stock, so they count together, unless each has a stock of its own. The
// cart reserves nothing: only an order takes stock.

/** A product as the rules of the cart have to know it. */
export interface CartOffer {
  /** Of the line's size, where each has its own. */
  stock: number;
  isKeptBySize: boolean;
  /** The sizes one of which is to be chosen; none for a product without sizes. */
  sizes: readonly string[];
  /** It and its category are active. */
  isAvailable: boolean;
}

/** What a line is asked to become. */
export interface RequestedLine {
  /** 0 for a line that is not there yet. */
  before: number;
  after: number;
  /** What the same cart holds of the product in other sizes. */
  inOtherSizes: number;
  selectedSize: string | null;
}

/** Why a line cannot become what is asked for. */
export type CartFault = 'belowOne' | 'notSold' | 'sizeMissing' | 'sizeUnknown' | 'sizeless' | 'stock';

/** The first thing that stands against the change; undefined when nothing does. */
export function cartFault(
  { before, after, inOtherSizes, selectedSize }: RequestedLine,
  { stock, isKeptBySize, sizes, isAvailable }: CartOffer,
): CartFault | undefined {
  if (after < 1) return 'belowOne';
  if (after <= before) return undefined;
  if (!isAvailable) return 'notSold';
  if (selectedSize === null && sizes.length > 0) return 'sizeMissing';
  if (selectedSize !== null && !sizes.includes(selectedSize)) return sizes.length > 0 ? 'sizeUnknown' : 'sizeless';
  return after + (isKeptBySize ? 0 : inOtherSizes) > stock ? 'stock' : undefined;
}
