import { Box } from '@mui/material';
import { BusyButton } from '../../../shared/BusyButton';

interface MoreButtonProps {
  more: { isBusy: boolean; show: () => void } | undefined;
}

/** Below a list that has more than it shows. */
export function MoreButton({ more }: MoreButtonProps) {
  return (
    more && (
      <Box sx={{ display: 'grid', mt: 1.5 }}>
        <BusyButton variant="outlined" color="inherit" loading={more.isBusy} onClick={more.show}>
          Show more
        </BusyButton>
      </Box>
    )
  );
}
