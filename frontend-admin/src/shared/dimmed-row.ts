import type { SxProps } from '@mui/material';
import type { Look } from '../theme';

/** An inactive row: quieter ground and text, which still keeps its contrast. Its switch says Inactive in words. */
export function dimmedRow(isActive: boolean, look: Look): SxProps {
  return isActive ? {} : { backgroundColor: look.quiet, '& .MuiTableCell-root': { color: 'text.secondary' } };
}
