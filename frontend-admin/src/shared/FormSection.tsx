import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Fields side by side on a wide screen; two unless told otherwise. */
  columns?: number;
  children: ReactNode;
}

/** A named group of a long form's fields. */
export function FormSection({ title, columns = 2, children }: FormSectionProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontSize: 14, fontWeight: 600 }}>
        {title}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: `repeat(${columns}, minmax(0,1fr))` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
