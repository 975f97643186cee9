import { Box } from '@mui/material';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { Picture } from '../../shared/image/Picture';
import { RecordLink } from '../../shared/RecordLink';

const THUMB_PX = 48;

/** The name beside its thumbnail, and its sizes. */
export function ProductName({ name, imageUrl, availableSizes }: ProductRecord) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Picture src={imageUrl} widthPx={THUMB_PX} heightPx={THUMB_PX} fit="contain">
        <Box component="span" sx={{ fontSize: 12.5, lineHeight: 1.1 }}>
          No Image
        </Box>
      </Picture>
      <Box sx={{ minWidth: 0 }}>
        <RecordLink>{name}</RecordLink>
        {availableSizes.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
            {availableSizes.join(', ')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
