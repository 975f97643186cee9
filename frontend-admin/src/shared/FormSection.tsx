import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { Columns } from './layout-parts';

interface FormSectionProps {
  title: string;
  /** Fields side by side on a wide screen; two unless told otherwise. */
  columns?: number;
  children: ReactNode;
}

/** A named group of a long form's fields. */
export function FormSection({ title, columns = 2, children }: FormSectionProps) {
  return (
    <Group>
      <Name>{title}</Name>
      <Columns gap={2} align="start" count={columns}>
        {children}
      </Columns>
    </Group>
  );
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Name = styled('legend')(({ theme }) => ({
  ...theme.typography.sectionTitle,
  padding: 0,
  marginBottom: theme.spacing(1.5),
}));
