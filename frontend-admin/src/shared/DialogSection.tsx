import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface DialogSectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named section of a dialog. */
export function DialogSection({ title, action, children }: DialogSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1, ...(action !== undefined && { minHeight: 36 }) }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 550, color: 'text.secondary' }}>
          {title}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
