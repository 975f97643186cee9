import { styled, Typography } from '@mui/material';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { Picture } from '../../shared/image/Picture';
import { RecordLink } from '../../shared/RecordLink';
import { LongText } from '../../shared/layout-parts';

const THUMB_PX = 48;

/** The name beside its thumbnail, and its sizes. */
export function ProductName({ name, imageUrl, availableSizes }: ProductRecord) {
  return (
    <Frame>
      <Picture src={imageUrl} widthPx={THUMB_PX} heightPx={THUMB_PX} fit="contain">
        <Typography variant="fine" component="span">
          No Image
        </Typography>
      </Picture>
      <LongText>
        <RecordLink>{name}</RecordLink>
        {availableSizes.length > 0 && <Typography variant="caption">{availableSizes.join(', ')}</Typography>}
      </LongText>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
