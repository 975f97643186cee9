import { useQuery } from '@tanstack/react-query';
import { Button, Card, Skeleton, styled, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import {
  PREVIEWED_SECTIONS,
  type PreviewedSection,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from '#libs/contracts/school';
import type { SchoolDataProvider } from '../../data-provider';
import { Column, Grow, Row } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Moment } from '../../shared/Moment';
import { LoadProblem, Refusal } from '../../shared/notices';
import { useFormWrite } from '../../shared/use-form-write';
import { SubmitButton, WriteForm } from '../../shared/WriteForm';
import { PreviewDialog } from './PreviewDialog';
import { HistoryDialog } from './HistoryDialog';
import { SectionInputs } from './SectionInputs';
import { SpamCard } from './SpamCard';
import { SECTION_FORMS } from './settings-forms';
import { refusedFields, SECTION_WORDS, settingsKey } from './settings-words';

/** What the school says of itself, for its owner to change (CONTRACT section 4). */
export function SettingsScreen() {
  return (
    <>
      <ScreenActions />
      <Column gap={2.25}>
        <Typography variant="secondary">
          What you save here shows at once on the website, in the assistant&apos;s answers, in e-mails and on new
          invoices.
        </Typography>
        {SETTINGS_SECTIONS.map((section) => (
          <Section key={section} section={section} />
        ))}
        <SpamCard />
      </Column>
    </>
  );
}

interface SectionProps {
  section: SettingsSection;
}

function Section({ section }: SectionProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey(section),
    queryFn: () => api.readSettings(section),
    refetchOnWindowFocus: false,
  });
  const [isHistoryShown, setHistoryShown] = useState(false);
  // After a save, or after something was put back, the form begins anew with what there is.
  const [round, setRound] = useState(0);
  const { title, shownIn } = SECTION_WORDS[section];
  useScrollToAsked(card, section, data !== undefined);
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
      {data ? (
        <SectionForm
          key={`${round}-${data.updatedAt}`}
          section={section}
          record={data}
          onDone={() => setRound(round + 1)}
        />
      ) : error ? (
        <LoadProblem error={error} title="This section could not be fetched" onRetry={() => void refetch()} />
      ) : (
        <Body>
          <Skeleton variant="rounded" height={120} />
        </Body>
      )}
      {isHistoryShown && <HistoryDialog section={section} onClose={() => setHistoryShown(false)} />}
    </Frame>
  );
}

/** A link to one section, such as the dashboard's, leads to it. */
function useScrollToAsked(card: React.RefObject<HTMLElement | null>, section: string, isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash === `#${section}`) card.current?.scrollIntoView({ block: 'start' });
  }, [card, hash, section, isLoaded]);
}

function SectionForm({
  section,
  record,
  onDone,
}: SectionProps & { record: { updatedAt: string }; onDone: () => void }) {
  const { valuesOf, dataOf, validate } = SECTION_FORMS[section];
  const { failed, saved } = SECTION_WORDS[section];
  const [initial] = useState(() => valuesOf(record));
  const write = useFormWrite({
    form: `settings/${section}`,
    done: saved,
    failed,
    stale: [settingsKey(section), ['first-run']],
    onDone,
  });
  return (
    <WriteForm
      write={write}
      initial={initial}
      validate={validate}
      onSubmit={(values) =>
        write.send(values, (api) => refusedFields(api.changeSettings(section, dataOf(values), record.updatedAt)))
      }
    >
      <Body>
        <Column gap={3}>
          <SectionInputs section={section} record={record} />
          <Row gap={1} wrap justify="flex-end">
            {new Date(record.updatedAt).getTime() > 0 && (
              <Typography variant="caption" sx={{ mr: 'auto' }}>
                Last changed <Moment at={record.updatedAt} />
              </Typography>
            )}
            {isPreviewed(section) && <PreviewButton section={section} />}
            <SubmitButton>{`Save ${SECTION_WORDS[section].title.toLowerCase()}`}</SubmitButton>
          </Row>
        </Column>
        <Refusal refusal={write.refusal} otherwise={failed} />
      </Body>
    </WriteForm>
  );
}

function isPreviewed(section: SettingsSection): section is PreviewedSection {
  return PREVIEWED_SECTIONS.some((one) => one === section);
}

/** Shows what is typed where visitors will see it; what cannot be saved is told at its field first. */
function PreviewButton({ section }: { section: PreviewedSection }) {
  const { getValues, trigger } = useFormContext();
  const [fields, setFields] = useState<object>();
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={`Preview: ${SECTION_WORDS[section].title}`}
        onClick={async () => {
          if (await trigger(undefined, { shouldFocus: true })) setFields(SECTION_FORMS[section].dataOf(getValues()));
        }}
      >
        Preview
      </Button>
      {fields && <PreviewDialog section={section} fields={fields} onClose={() => setFields(undefined)} />}
    </>
  );
}

const Frame = styled(Card)({ scrollMarginTop: 72 }) as typeof Card;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));
