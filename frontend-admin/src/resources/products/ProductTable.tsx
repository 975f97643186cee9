import { Box } from '@mui/material';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { PRODUCT_WORDS } from './product-words';
import { ProductActions } from './ProductActions';
import { ProductName } from './ProductName';
import { StockCell } from './StockCell';

const COLUMNS: RecordColumn<ProductRecord>[] = [
  { label: 'Name', sortBy: 'name', render: (product) => <ProductName {...product} /> },
  {
    label: 'Category',
    sortBy: 'category',
    render: ({ category }) => <Box sx={{ overflowWrap: 'anywhere' }}>{category}</Box>,
  },
  {
    label: 'Price',
    sortBy: 'price',
    align: 'right',
    render: ({ price }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatRand(price)}
      </Box>
    ),
  },
  { label: 'Stock', sortBy: 'stock', render: (product) => <StockCell product={product} /> },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={PRODUCT_WORDS} /> },
  { label: 'Actions', align: 'right', render: () => <ProductActions /> },
];

export function ProductTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ isActive }) => !isActive} />;
}
