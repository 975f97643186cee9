import { styled } from '@mui/material';
import { useListContext } from 'react-admin';
import { useIsReorderable } from './use-reorder';

/** How the order that visitors see is changed here, or why it is not possible right now. */
export function ReorderHint() {
  const { data = [], total, filterValues } = useListContext();
  const isArrangeable = useIsReorderable();
  const isWhole = Object.keys(filterValues).length === 0;
  if (data.length === 0 || (total === 1 && isWhole)) return null;
  return (
    <Frame>
      {isArrangeable ? 'Visitors see this order. To change it, drag one by its dots' : <Obstacle />}
      {isArrangeable && <OnWide>, or focus the dots and press Space, the arrow keys and Space again</OnWide>}.
    </Frame>
  );
}

function Obstacle() {
  const { sort, filterValues, total = 0, perPage } = useListContext();
  if (Object.keys(filterValues).length > 0) return 'To arrange by dragging, clear search and filters';
  if (sort.field !== 'sortOrder' || sort.order !== 'ASC')
    return 'To arrange by dragging, sort by sort order, lowest first';
  return total > perPage
    ? 'To arrange by dragging, show everything on one page. You can also change the sort order in the form'
    : 'Lower sort orders appear first';
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: theme.spacing(2.25),
  paddingBottom: theme.spacing(1.5),
}));

const OnWide = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'inline' },
}));
