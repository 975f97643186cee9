import { Box } from '@mui/material';
import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { COPIED_PRODUCT_FIELDS, PRODUCT_WORDS } from './product-words';

export function ProductActions() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <EditAction />
      <DuplicateAction fields={COPIED_PRODUCT_FIELDS} />
      <DeleteAction words={PRODUCT_WORDS} />
    </Box>
  );
}
