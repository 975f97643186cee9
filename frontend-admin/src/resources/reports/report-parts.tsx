/** What the reports have in common. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, MenuItem, styled, TextField, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { PaperExport } from '#libs/contracts/export';
import type { Report } from '#libs/contracts/report';
import { NOT_ON_PAPER } from '../../print-styles';
import { BusyButton } from '../../shared/BusyButton';
import { EXPORT } from '../../shared/export/export-words';
import { DownloadIcon, PrintIcon } from '../../shared/icons';
import { Column } from '../../shared/layout-parts';
import { LoadProblem, Notice } from '../../shared/notices';
import { type LongPaper, useFileDownload } from '../../shared/save-file';
import { ListSkeleton } from '../../shared/Skeletons';
import type { ReportAddress } from './report-address';

export interface ReportProps {
  address: ReportAddress;
  onChange: (fields: { from?: string; to?: string; asOf?: string; basis?: string }) => void;
}

/** A report as files: what is asked for, and what they are called without their ending. */
interface ReportFiles {
  report: Report;
  query: Record<string, string>;
  name: string;
}

export interface ReportBodyProps<Data> {
  /** What it is of; above the chart, and its name. */
  title: string;
  /** What is chosen: fields. */
  choices: ReactNode;
  files: ReportFiles;
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  empty: string;
  /** Of a report whose PDF may be long: its name as such, and how many lines it has at most. */
  long?: { paper: PaperExport; linesOf: (data: Data) => number } | undefined;
  children: (data: Data, titleId: string) => ReactNode;
}

/** The choices, the file and the print; below, the report or why there is none. */
export function ReportBody<Data>(props: ReportBodyProps<Data>) {
  const { title, choices, files, query, isEmpty, empty, long, children } = props;
  const titleId = useId();
  const { data, error, refetch } = query;
  const longPaper = data && long && { paper: long.paper, query: files.query, lines: long.linesOf(data) };
  const hasFigures = data !== undefined && !isEmpty(data);
  return (
    <>
      <Tools className={NOT_ON_PAPER}>
        {choices}
        <FileButtons files={files} long={longPaper} canPrint={hasFigures} />
      </Tools>
      <Frame>
        <Typography variant="cardTitle" component="h2" id={titleId}>
          {title}
        </Typography>
        {hasFigures ? (
          <Column gap={3}>{children(data, titleId)}</Column>
        ) : data ? (
          <Notice kind="empty" isPlain title={empty} />
        ) : error ? (
          <LoadProblem error={error} title="The report could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton text="Loading report..." />
        )}
      </Frame>
    </>
  );
}

interface FileButtonsProps {
  files: ReportFiles;
  long: LongPaper | undefined;
  canPrint: boolean;
}

function FileButtons({ files, long, canPrint }: FileButtonsProps) {
  return (
    <Buttons>
      <FileButton files={files} path="export" ending="csv" label="Export to CSV" />
      <FileButton files={files} path="pdf" ending="pdf" label="PDF" long={long} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        disabled={!canPrint}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Buttons>
  );
}

interface FileButtonProps {
  files: ReportFiles;
  path: string;
  ending: string;
  label: string;
  long?: LongPaper | undefined;
}

function FileButton({ files: { report, query, name }, path, ending, label, long }: FileButtonProps) {
  const { download, isBusy } = useFileDownload({ done: EXPORT.done, failed: EXPORT.failed });
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() =>
        void download(`reports/${report}/${path}?${new URLSearchParams(query).toString()}`, `${name}.${ending}`, long)
      }
    >
      {label}
    </BusyButton>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string; isDisabled?: boolean }[];
  onChoose: (id: string) => void;
}

export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <Choice id={useId()} select label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {choices.map(({ id, name, isDisabled = false }) => (
        <MenuItem key={id} value={id} disabled={isDisabled}>
          {name}
        </MenuItem>
      ))}
    </Choice>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 1.25),
  padding: theme.spacing(2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Choice = styled(TextField)(({ theme }) => ({
  flex: '1 1 100%',
  [theme.breakpoints.up('sm')]: { flex: '0 1 250px' },
})) as typeof TextField;

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { marginInlineStart: 'auto' },
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(2.25),
  padding: theme.spacing(2.25),
}));
