import { Box } from '@mui/material';
import type { Product } from '#libs/contracts/product';
import { formatRand } from '#libs/domain/money';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { PRODUCT_WORDS } from './product-words';
import { ProductActions } from './ProductActions';
import { ProductName } from './ProductName';
import { StockCell } from './StockCell';

export function ProductCards() {
  return (
    <CardList<Product>
      isDimmed={({ isActive }) => !isActive}
      render={(product) => (
        <>
          <ProductName {...product} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
            <Box sx={{ fontWeight: 600 }}>{formatRand(product.price)}</Box>
            <Box sx={{ flex: 1, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
              {product.category}
            </Box>
            <StockCell product={product} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>
              <ActiveSwitch words={PRODUCT_WORDS} />
            </Box>
            <ProductActions />
          </Box>
        </>
      )}
    />
  );
}
