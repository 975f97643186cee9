import { styled, Typography } from '@mui/material';
import { useState } from 'react';
import type { OrderItemView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ProductsIcon } from '../../shared/icons';
import { StatusBadge } from '../../shared/StatusBadge';
import { Column } from '../../shared/layout-parts';

interface OrderItemsProps {
  items: readonly OrderItemView[];
}

/** What was sold, at the price of that day. A size that the customer left out stands out: staff have to ask. */
export function OrderItems({ items }: OrderItemsProps) {
  return (
    <ItemList>
      {items.map((item) => (
        <Item key={item.id}>
          <Picture url={item.productImageUrl} />
          <Column gap={0.5} align="start">
            <Typography variant="medium">{item.productName}</Typography>
            <Size {...item} />
            <Typography variant="caption">
              {item.quantity} × {formatRand(item.price)}
              {item.productId === null && ', no longer in the shop'}
            </Typography>
          </Column>
          <Typography variant="medium" noWrap>
            {formatRand(item.price * item.quantity)}
          </Typography>
        </Item>
      ))}
    </ItemList>
  );
}

function Size({ selectedSize, sizeNotGiven }: OrderItemView) {
  if (sizeNotGiven) return <StatusBadge variant="warn">Size not given</StatusBadge>;
  return selectedSize === null ? null : <Typography variant="small">Size {selectedSize}</Typography>;
}

/** The product's picture of that day; where it is missing or gone, the sign for products. */
function Picture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken)
    return (
      <EmptyFrame as="div">
        <ProductsIcon />
      </EmptyFrame>
    );
  return <Thumbnail src={url} alt="" width={56} height={56} onError={() => setBroken(true)} />;
}

const ItemList = styled('ul')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr) auto',
  gap: theme.spacing(1.75),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Thumbnail = styled('img')(({ theme }) => ({
  width: 56,
  height: 56,
  borderRadius: theme.shape.borderRadius,
  objectFit: 'cover',
  backgroundColor: theme.palette.action.hover,
}));

const EmptyFrame = styled(Thumbnail)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  color: theme.palette.text.secondary,
}));
