import { Button, styled, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { color, layout, radius } from '#libs/design/tokens';
import { BusyIconButton, BusyButton } from '../../shared/BusyButton';
import { BackIcon, RefreshIcon } from '../../shared/icons';
import { schoolDayAndTime } from '../../shared/school-moment';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { NoticesButton } from '../notices/NoticesButton';
import { useIsOnline } from '../use-is-online';
import { TAB_BAR_HEIGHT } from './TabBar';
import { AccountSheet } from './account/AccountSheet';
import { type QueryResult, isConfirmed } from './query-result';
import { PullToRefresh } from './touch/PullToRefresh';

interface ToolScreenProps {
  title: string;
  /** Whether the title is somebody's own words, which are not written in capitals. */
  isText?: boolean;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** Buttons in the bar. */
  actions?: ReactNode;
  /** What it shows: then it can be refreshed, by a pull or a button, and says from when it is unless that is now. */
  query?: QueryResult;
  /** Pixels that something else takes over the tabs. */
  footPx?: number;
  children: ReactNode;
}

/** The frame of a tool: bar, heading, and room above the tabs for what it shows. */
export function ToolScreen({ title, isText = false, back, actions, query, footPx = 0, children }: ToolScreenProps) {
  const heading = useHeadingFocus();
  return (
    <>
      <PageTitle screen={title} />
      <PhoneBar>
        {actions}
        {query && (
          <BusyIconButton aria-label="Refresh" loading={query.isFetching} onClick={() => void query.refetch()}>
            <RefreshIcon />
          </BusyIconButton>
        )}
        <NoticesButton />
        <AccountSheet />
      </PhoneBar>
      {query && <PullToRefresh onRefresh={query.refetch} />}
      <Main style={{ paddingBottom: `calc(${TAB_BAR_HEIGHT + footPx + 24}px + env(safe-area-inset-bottom))` }}>
        {back && (
          <BackButton component={Link} to={back.to} color="inherit" startIcon={<BackIcon />}>
            {back.label}
          </BackButton>
        )}
        <Heading ref={heading} tabIndex={-1}>
          <Typography variant={isText ? 'recordTitle' : 'pageTitle'} component="span">
            {title}
          </Typography>
        </Heading>
        {query && <AsOf query={query} />}
        {children}
      </Main>
    </>
  );
}

/** Who comes from another page hears where they are; the first page of all is read from its beginning. */
function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  const onArrival = useEffectEvent(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => onArrival(), []);
  return heading;
}

const Main = styled('main')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: layout.max,
  marginInline: 'auto',
  paddingTop: theme.spacing(2.5),
  paddingLeft: 'max(16px, env(safe-area-inset-left))',
  paddingRight: 'max(16px, env(safe-area-inset-right))',
}));

const BackButton = styled(Button)(({ theme }) => ({
  marginLeft: theme.spacing(-1),
  marginTop: theme.spacing(-1.5),
  color: color.muted,
})) as typeof Button;

const Heading = styled('h1')(({ theme }) => ({
  margin: 0,
  marginBottom: theme.spacing(1.5),
  outline: 0,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  lineHeight: 1,
}));

/**
 * From when it is what shows, if the server has not confirmed it just now: without a network, or when the refresh
 * failed.
 */
function AsOf({ query }: { query: QueryResult }) {
  const { dataUpdatedAt, isFetching, refetch } = query;
  const isOnline = useIsOnline();
  const isOld = dataUpdatedAt > 0 && !isConfirmed(query, isOnline);
  return (
    <div role="status">
      {isOld && (
        <Line>
          <span>
            {!isOnline && 'Offline. '}As of {schoolDayAndTime(dataUpdatedAt)}
          </span>
          <BusyButton variant="text" loading={isFetching} onClick={() => void refetch()} sx={{ color: 'accentText' }}>
            Try again
          </BusyButton>
        </Line>
      )}
    </div>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
  padding: theme.spacing(0.5, 0.5, 0.5, 1.75),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  backgroundColor: color.ink[800],
}));
