import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { apiPath } from '../resource-paths';
import { HistoryIcon } from './icons';

interface HistoryLinkProps {
  /** The record's screen. */
  resource: string;
  id: number;
}

/** The address of what was done to one record. */
export function historyPath(resource: string, id: number): string {
  return `/activity?${new URLSearchParams({ filter: JSON.stringify({ resource: apiPath(resource), recordId: id }) })}`;
}

/** Who changed this record, and from what to what. */
export function HistoryLink({ resource, id }: HistoryLinkProps) {
  return (
    <Button component={Link} to={historyPath(resource, id)} color="inherit" startIcon={<HistoryIcon />}>
      History
    </Button>
  );
}
