import { Box, Typography } from '@mui/material';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { Grow, LongText, NoWrap } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { PRODUCT_WORDS } from './product-words';
import { ProductActions } from './ProductActions';
import { ProductName } from './ProductName';
import { StockCell } from './StockCell';

export const PRODUCT_COLUMNS: RecordColumn<ProductRecord>[] = [
  { label: 'Name', sortBy: 'name', render: (product) => <ProductName {...product} />, card: 'title' },
  {
    label: 'Category',
    sortBy: 'category',
    render: ({ category }) => <LongText>{category}</LongText>,
  },
  {
    label: 'Price',
    sortBy: 'price',
    align: 'right',
    render: ({ price }) => <NoWrap>{formatRand(price)}</NoWrap>,
    card: 'line',
    onCard: (product) => <PriceAndStock {...product} />,
  },
  { label: 'Stock', sortBy: 'stock', render: (product) => <StockCell product={product} /> },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={PRODUCT_WORDS} />, card: 'foot' },
  { label: 'Actions', align: 'right', render: () => <ProductActions />, card: 'actions' },
];

function PriceAndStock(product: ProductRecord) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
      <Typography variant="strong">{formatRand(product.price)}</Typography>
      <Typography variant="caption" component={Grow}>
        {product.category}
      </Typography>
      <StockCell product={product} />
    </Box>
  );
}
