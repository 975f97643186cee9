import { useTheme } from '@mui/material/styles';
import { LOOKS, type Look } from '../theme';

/** The school's colours that MUI's palette has no name for, in the mode that shows. */
export function useLook(): Look {
  return LOOKS[useTheme().palette.mode];
}
