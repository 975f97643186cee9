import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A named part of a dialog. */
export function Part({ title, children }: PartProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 550, color: 'text.secondary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
