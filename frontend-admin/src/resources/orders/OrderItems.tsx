import { Box } from '@mui/material';
import { useState } from 'react';
import type { OrderItemView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ProductsIcon } from '../../shared/icons';
import { StatusBadge } from '../../shared/StatusBadge';
import { usePalette } from '../../shared/use-palette';

interface OrderItemsProps {
  items: readonly OrderItemView[];
}

/** What was sold, at the price of that day. A size that the customer left out stands out: staff have to ask. */
export function OrderItems({ items }: OrderItemsProps) {
  const palette = usePalette();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '56px minmax(0,1fr) auto',
            gap: 1.75,
            alignItems: 'center',
            py: 1.25,
            borderTop: `1px solid ${palette.rowLine}`,
          }}
        >
          <Picture url={item.productImageUrl} />
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Box sx={{ fontWeight: 550 }}>{item.productName}</Box>
            <Size {...item} />
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {item.quantity} × {formatRand(item.price)}
              {item.productId === null && ', no longer in the shop'}
            </Box>
          </Box>
          <Box sx={{ fontWeight: 550, whiteSpace: 'nowrap' }}>{formatRand(item.price * item.quantity)}</Box>
        </Box>
      ))}
    </Box>
  );
}

function Size({ selectedSize, sizeNotGiven }: OrderItemView) {
  if (sizeNotGiven) return <StatusBadge variant="warn">Size not given</StatusBadge>;
  return selectedSize === null ? null : <Box sx={{ fontSize: 13 }}>Size {selectedSize}</Box>;
}

/** The product's picture of that day; where it is missing or gone, the sign for products. */
function Picture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const frame = {
    width: 56,
    height: 56,
    borderRadius: '6px',
    objectFit: 'cover',
    backgroundColor: 'action.hover',
  } as const;
  if (url === null || isBroken)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <ProductsIcon />
      </Box>
    );
  return <Box component="img" src={url} alt="" width={56} height={56} onError={() => setBroken(true)} sx={frame} />;
}
