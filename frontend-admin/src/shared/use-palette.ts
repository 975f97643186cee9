import { useTheme } from '@mui/material/styles';
import { PALETTES, type Palette } from '../theme';

/** The school's colours that MUI's palette has no name for, in the mode that shows. */
export function usePalette(): Palette {
  return PALETTES[useTheme().palette.mode];
}
