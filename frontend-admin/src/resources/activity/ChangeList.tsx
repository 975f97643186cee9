import { styled } from '@mui/material';

interface ChangeListProps {
  /** Each in words. */
  changes: readonly { field: string; from: string; to: string }[];
  /** What is said of secrets that changed. */
  secret: string | false;
}

/** What a deed changed, from what to what. */
export function ChangeList({ changes, secret }: ChangeListProps) {
  return (
    <List>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <b>{field}:</b> {from} <span aria-label="to">→</span> {to}
        </li>
      ))}
      {secret && <li>{secret}</li>}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxWidth: '60ch',
  overflowWrap: 'anywhere',
}));
