import { Link, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormMode } from './form-mode';
import { ROW_LINK } from './clickable-row';

interface RecordLinkProps {
  children: ReactNode;
}

/** The name of a row's record, which opens it. */
export function RecordLink({ children }: RecordLinkProps) {
  const record = useRecordContext();
  const mode = useFormMode(useResourceContext() ?? '');
  if (!record) return null;
  return (
    <NameLink
      {...ROW_LINK}
      component={RouterLink}
      to={mode.editPath(Number(record.id))}
      color="inherit"
      underline="hover"
    >
      {children}
    </NameLink>
  );
}

const NameLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
  overflowWrap: 'anywhere',
})) as typeof Link;
