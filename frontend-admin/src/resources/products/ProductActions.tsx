import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { Row } from '../../shared/layout-parts';
import { COPIED_PRODUCT_FIELDS, PRODUCT_WORDS } from './product-words';

export function ProductActions() {
  return (
    <Row justify="end">
      <EditAction />
      <DuplicateAction fields={COPIED_PRODUCT_FIELDS} />
      <DeleteAction words={PRODUCT_WORDS} />
    </Row>
  );
}
