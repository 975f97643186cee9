import { PRODUCT_CATEGORY_RULES as RULES } from '#libs/contracts/product-category';
import { typedLength } from '../../shared/text-length';
import { requiredText } from '../../shared/required-text';
import { numberMessage } from './validate-product';

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateCategory(values: Record<string, unknown>): Record<string, string> {
  const messages: Record<string, string | undefined> = {
    name: requiredText(values['name'], RULES.name),
    description:
      typedLength(values['description']) > RULES.description.maxLength ? RULES.description.tooLong : undefined,
    sortOrder: numberMessage(values['sortOrder'], RULES.sortOrder),
  };
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
