import { PRODUCT_RULES as RULES } from '#libs/contracts/product';
import { requiredText } from '../../shared/required-text';
import { typedLength } from '../../shared/text-length';

type Values = Record<string, unknown>;

const STILL_UPLOADING = 'The picture is still on its way. Please save again in a moment';

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateProduct(values: Values): Record<string, string> {
  const messages: Record<string, string | undefined> = {
    name: requiredText(values['name'], RULES.name),
    price: numberMessage(values['price'], RULES.price),
    category: typedLength(values['category']) === 0 ? RULES.category.required : undefined,
    stock: numberMessage(values['stock'], RULES.stock),
    availableSizes: sizesMessage(values['availableSizes']),
    description:
      typedLength(values['description']) > RULES.description.maxLength ? RULES.description.tooLong : undefined,
    imageUrl: values['isUploading'] === true ? STILL_UPLOADING : undefined,
  };
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

interface NumberRule {
  min: number;
  negative: string;
  max: number;
  tooHigh: string;
  notWhole: string;
}

export function numberMessage(
  value: unknown,
  { min, negative, max, tooHigh, notWhole }: NumberRule,
): string | undefined {
  if (typeof value !== 'number' || Number.isNaN(value) || value < min) return negative;
  if (value > max) return tooHigh;
  return Number.isInteger(value) ? undefined : notWhole;
}

function sizesMessage(sizes: unknown): string | undefined {
  const { maxCount, tooMany, maxLength, tooLong } = RULES.availableSizes;
  if (!Array.isArray(sizes)) return undefined;
  if (sizes.length > maxCount) return tooMany;
  return sizes.some((size) => typedLength(size) > maxLength) ? tooLong : undefined;
}
