import { useTheme, type Palette } from '@mui/material';

/** The palette of what is shown, with the school's own names (libs/design/to-mui). */
export function usePalette(): Palette {
  return useTheme().palette;
}
