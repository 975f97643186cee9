import { cellOf } from '#libs/domain/csv-cells';
import { formatRand } from '#libs/domain/money';
import { RecordForm } from '../../shared/RecordForm';
import { ProductInputs } from './ProductInputs';
import { PRODUCT_RULES, productData, productValues } from './product-form';
import { PRODUCTS, PRODUCT_WORDS } from './product-words';

const SHOWN_AS = {
  price: (cents: unknown) => formatRand(Number(cents)),
  images: (images: unknown) => picturesWords(images as readonly string[]),
  sizes: (sizes: unknown) => cellOf('stocks', sizes),
};

function picturesWords({ length }: readonly string[]): string {
  return length === 1 ? '1 picture' : `${length} pictures`;
}

/** Adds and changes a product, over the list. */
export function ProductForm() {
  return (
    <RecordForm
      resource={PRODUCTS}
      words={PRODUCT_WORDS}
      isDialog
      {...PRODUCT_RULES}
      valuesOf={productValues}
      dataOf={productData}
      shownAs={SHOWN_AS}
    >
      <ProductInputs />
    </RecordForm>
  );
}
