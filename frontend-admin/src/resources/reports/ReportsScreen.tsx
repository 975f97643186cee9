import { Card, styled, Tab, Tabs } from '@mui/material';
import { useId, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REPORTS, type Report } from '#libs/contracts/report';
import { schoolToday } from '#libs/school/school-today';
import { ScreenActions } from '../../shared/ManagementScreen';
import { AnswersReport } from './AnswersReport';
import { BestSellersReport } from './BestSellersReport';
import { DebtorsReport } from './DebtorsReport';
import { readReportAddress, type ReportAddress } from './report-address';
import type { ReportProps } from './report-parts';
import { REPORT_TITLES } from './report-words';
import { TakingsReport } from './TakingsReport';
import { TrialsReport } from './TrialsReport';
import { VatReport } from './VatReport';

const BODIES: Record<Report, ComponentType<ReportProps>> = {
  takings: TakingsReport,
  debtors: DebtorsReport,
  vat: VatReport,
  'best-sellers': BestSellersReport,
  trials: TrialsReport,
  answers: AnswersReport,
};

/** What the school's books come to, and how it does. Report and period stand in the address, to be kept and sent on. */
export function ReportsScreen() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const address = readReportAddress(params, schoolToday());
  const Body = BODIES[address.report];

  function change(fields: Partial<Record<keyof ReportAddress | 'from' | 'to', string>>, replace: boolean): void {
    setParams((before) => ({ ...Object.fromEntries(before), ...fields }), { replace });
  }

  return (
    <>
      <ScreenActions />
      <Card>
        <ReportTabs
          aria-label="Report"
          variant="scrollable"
          scrollButtons={false}
          value={address.report}
          onChange={(_event, report: Report) => change({ report }, false)}
        >
          {REPORTS.map((report) => (
            <Tab
              key={report}
              value={report}
              label={REPORT_TITLES[report]}
              id={`${id}-${report}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </ReportTabs>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${address.report}`}>
          <Body key={address.report} address={address} onChange={(fields) => change(fields, true)} />
        </div>
      </Card>
    </>
  );
}

const ReportTabs = styled(Tabs)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .MuiTab-root': { minWidth: 0, paddingInline: theme.spacing(1.5), fontWeight: 550 },
  '& .MuiTab-root.Mui-selected': { color: theme.palette.text.primary },
  '& .MuiTab-root.Mui-focusVisible': { outlineOffset: -4 },
}));
