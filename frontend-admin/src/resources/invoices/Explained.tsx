import { styled, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface ExplainedProps {
  /** Why it may not be pressed; missing: it may. */
  because: string | undefined;
  otherwise: string;
  children: ReactNode;
}

/** A button that cannot be pressed takes no focus: what is around it does, and says why. */
export function Explained({ because, otherwise, children }: ExplainedProps) {
  const reason = because === undefined ? {} : { tabIndex: 0, role: 'note', 'aria-label': because };
  return (
    <Tooltip title={because ?? otherwise} describeChild>
      <Around {...reason}>{children}</Around>
    </Tooltip>
  );
}

const Around = styled('span')(({ theme }) => ({ display: 'inline-flex', borderRadius: theme.shape.borderRadius }));
