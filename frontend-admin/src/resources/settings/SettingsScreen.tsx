import { useQuery } from '@tanstack/react-query';
import { Button, Card, Skeleton, styled, Typography } from '@mui/material';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { SETTINGS_SECTIONS, type SettingsSection } from '#libs/contracts/school';
import type { SchoolDataProvider } from '../../data-provider';
import type { SettingsOf } from '../../settings-calls';
import { Column, Grow, Row } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { LoadProblem } from '../../shared/notices';
import { useScrollToAsked } from '../../shared/use-scroll-to-asked';
import { HistoryDialog } from './HistoryDialog';
import { SectionBody, SectionForm } from './SectionForm';
import { SpamCard } from './SpamCard';
import { settingsKey } from '../../shared/settings/settings-key';
import { SECTION_WORDS } from './settings-words';
import type { FollowedChange } from './StaleFaqsNotice';

/** Nothing of it is needed before something was saved. */
const StaleFaqsNotice = lazy(async () => ({ default: (await import('./StaleFaqsNotice')).StaleFaqsNotice }));

/** What the school says of itself, for its owner to change (CONTRACT section 4). */
export function SettingsScreen() {
  return (
    <>
      <ScreenActions />
      <Column gap={2.25}>
        <Typography variant="secondary">
          Changes you save here appear immediately on the website, in the assistant&apos;s answers, in emails and on new
          invoices.
        </Typography>
        <SectionLinks />
        {SETTINGS_SECTIONS.map((section) => (
          <Section key={section} section={section} />
        ))}
        <SpamCard />
      </Column>
    </>
  );
}

/** The screen is long: a press leads to a section. */
function SectionLinks() {
  return (
    <nav aria-label="Sections">
      <Row gap={1} wrap>
        {SETTINGS_SECTIONS.map((section) => (
          <SectionLink key={section} section={section}>
            {SECTION_WORDS[section].title}
          </SectionLink>
        ))}
        <SectionLink section="spam">Spam</SectionLink>
      </Row>
    </nav>
  );
}

/** The browser's own link leads there each time it is pressed, also when the address names the section already. */
function SectionLink({ section, children }: { section: SettingsSection | 'spam'; children: string }) {
  return (
    <Button component="a" href={`#${section}`} size="small" variant="outlined" color="inherit">
      {children}
    </Button>
  );
}

interface SectionProps {
  section: SettingsSection;
}

function Section({ section }: SectionProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: settingsKey(section),
    queryFn: () => api.readSettings(section),
    refetchOnWindowFocus: false,
    // The form waits for what there is now: without this nothing is fetched for who was here a moment ago.
    staleTime: 0,
  });
  const [isHistoryShown, setHistoryShown] = useState(false);
  const [isTyping, setTyping] = useState(false);
  // After a save, or after something was put back, the form begins anew with what there is; not when that is fetched
  // again, over what is typed.
  const [round, setRound] = useState(0);
  const [stored, setStored] = useState<typeof data>();
  const [change, setChange] = useState<FollowedChange>();
  function begin(record: SettingsOf[SettingsSection]): void {
    setStored(record);
    setRound(round + 1);
    setChange(followedChange(section, stored ?? data, record));
  }
  const { title, shownIn } = SECTION_WORDS[section];
  const { hash } = useLocation();
  useScrollToAsked(card, hash === `#${section}`, data !== undefined);
  return (
    <Frame component="section" aria-labelledby={titleId} ref={card} id={section}>
      <Head>
        <Grow>
          <Typography variant="cardTitle" component="h2" id={titleId}>
            {title}
          </Typography>
          <Typography variant="caption" component="p">
            {shownIn}
          </Typography>
        </Grow>
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setHistoryShown(true)}
          aria-label={`History: ${title}`}
        >
          History
        </Button>
      </Head>
      {data && isFetchedAfterMount ? (
        <SectionForm
          key={round}
          section={section}
          record={stored ?? data}
          followsSaved={round > 0}
          onDone={begin}
          onTyping={setTyping}
        />
      ) : error && isFetchedAfterMount ? (
        <LoadProblem error={error} title="This section could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <SectionBody>
          <Skeleton variant="rounded" height={120} />
        </SectionBody>
      )}
      {change && (
        <Suspense>
          <StaleFaqsNotice key={round} change={change} />
        </Suspense>
      )}
      {isHistoryShown && (
        <HistoryDialog section={section} isTyping={isTyping} onPutBack={begin} onClose={() => setHistoryShown(false)} />
      )}
    </Frame>
  );
}

/** What FAQs may say of what was saved; undefined: nothing. */
function followedChange(section: SettingsSection, before: unknown, after: unknown): FollowedChange | undefined {
  const isFollowed = before !== undefined && (section === 'prices' || section === 'hours');
  return isFollowed ? ({ section, before, after } as FollowedChange) : undefined;
}

const Frame = styled(Card)({ scrollMarginTop: 72 }) as typeof Card;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
