import { styled, Typography } from '@mui/material';
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
    <section aria-label={title}>
      <Head data-action={action !== undefined}>
        <Typography variant="label">{title}</Typography>
        {action}
      </Head>
      {children}
    </section>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1),
  '&[data-action=true]': { minHeight: 36 },
}));
