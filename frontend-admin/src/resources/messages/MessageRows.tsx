import { Button, styled, type Theme, useMediaQuery, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { ListProblem } from '../../shared/ListProblem';
import { Moment } from '../../shared/Moment';
import { ListSkeleton } from '../../shared/Skeletons';
import { LongText, Row } from '../../shared/layout-parts';
import { loading } from '../../shared/record-words';
import { useFocusFallback } from '../../shared/use-focus-fallback';
import { clickableRow } from '../../shared/clickable-row';
import { MessageTable, MessageActions } from './MessageTable';
import { useInbox } from './inbox-context';
import { FirstWords, heirsOfRow, MessageLink, messageRowStyles, MessageTick, StatusOf } from './message-parts';
import { FAILED, MESSAGE_WORDS, newInWords, STANDING_TABS, isUnread } from './message-words';
import { PlanBadges } from './PlanBadges';

const FEWEST = 10;
/** At most 70% of the window (spec 3 section 2), and less where that would make the page scroll besides the list. */
const MAX_HEIGHT = 'min(70vh, max(360px, 100vh - 396px))';
/** Beside an open message the table needs this much. */
const TABLE_BESIDE = '(min-width:1400px)';

/** The messages, at most 70% of the window high; what came in since waits above them. */
export function MessageRows() {
  const { isPending, error, total, isFetching, refetch } = useListContext();
  const { rows, waiting, showNew, openId, hasPanel } = useInbox();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md').replace('@media', 'screen and'), {
    noSsr: true,
  });
  const fitsBeside = useMediaQuery(TABLE_BESIDE, { noSsr: true });
  if (isPending) return <ListSkeleton text={loading(MESSAGE_WORDS)} />;
  if (rows.length === 0) return <ListProblem words={MESSAGE_WORDS} standingTabs={STANDING_TABS} />;
  const hasCards = isNarrow || (openId !== undefined && hasPanel && !fitsBeside);
  return (
    <Rows aria-busy={isFetching}>
      <Notices role="status">
        {error && (
          <Button size="small" variant="contained" color="error" onClick={() => void refetch()}>
            {FAILED.fetch}, try again
          </Button>
        )}
        {!error && waiting > 0 && (
          <Button size="small" variant="contained" onClick={showNew}>
            {newInWords(waiting)}, show
          </Button>
        )}
      </Notices>
      <Scroller>{hasCards ? <MessageCards /> : <MessageTable />}</Scroller>
      {(total ?? 0) > FEWEST && <Pagination rowsPerPageOptions={[FEWEST, 25, 50, 100]} />}
    </Rows>
  );
}

const Notices = styled('div')({
  position: 'absolute',
  zIndex: 3,
  top: 6,
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto' },
});

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  [theme.breakpoints.up('md')]: { maxHeight: MAX_HEIGHT },
}));

const Rows = styled('div')({ position: 'relative' });

/** The messages where the table does not fit. */
function MessageCards() {
  const { rows } = useInbox();
  return (
    <ul>
      {rows.map((message) => (
        <Card key={message.id} message={message} />
      ))}
    </ul>
  );
}

function Card({ message }: { message: ContactMessage }) {
  const { openId } = useInbox();
  const card = useFocusFallback<HTMLLIElement>(heirsOfRow);
  return (
    <MessageCard ref={card} data-message={message.id} data-open={message.id === openId} {...clickableRow}>
      <MessageTick message={message} />
      <Lines>
        <Row gap={1} justify="space-between">
          <Typography variant={isUnread(message) ? 'bold' : 'inherit'} component={LongText}>
            {message.fullName}
          </Typography>
          <StatusOf message={message} />
        </Row>
        <MessageLink message={message} />
        <FirstWords message={message} />
        <Badges>
          <PlanBadges message={message} />
        </Badges>
        <Row justify="space-between">
          <Typography variant="small">
            <Moment at={message.archiveDate ?? message.lastReceivedAt} />
          </Typography>
          <MessageActions message={message} hasView={openId === undefined} />
        </Row>
      </Lines>
    </MessageCard>
  );
}

const MessageCard = styled('li')(({ theme }) => ({
  ...messageRowStyles(theme),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'start',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(0.25),
  minWidth: 0,
  paddingTop: theme.spacing(0.75),
}));

const Badges = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  '&:empty': { display: 'none' },
}));
