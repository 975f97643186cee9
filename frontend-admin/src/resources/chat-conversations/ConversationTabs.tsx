import { styled } from '@mui/material';
import { useListContext } from 'react-admin';
import { useMyId } from '../../shared/use-staff';
import { ViewMenu } from '../../shared/ViewMenu';
import { viewOf, VIEW_WORDS, withView } from './conversation-views';

/** Which part of the conversations shows. */
export function ConversationTabs() {
  const { filterValues, setFilters } = useListContext();
  const myId = useMyId();
  return (
    <Bar>
      <ViewMenu
        words={VIEW_WORDS}
        view={viewOf(filterValues)}
        onView={(view) => setFilters(withView(filterValues, view, myId))}
      />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  paddingInline: theme.spacing(2.25),
  paddingTop: theme.spacing(1.25),
}));
