import { useState } from 'react';
import { reportPeriodErrors } from '#libs/contracts/report';
import { NAMED_PERIODS, namedPeriod, type ReportPeriod } from '#libs/domain/reports/report-periods';
import { schoolToday } from '#libs/school/school-today';
import { DayField } from '../../shared/DayField';
import { ChoiceField } from './report-parts';
import { PERIOD_WORDS } from './report-words';

interface PeriodFieldsProps {
  period: ReportPeriod;
  onChange: (period: ReportPeriod) => void;
}

const OTHER = 'other';
const OTHER_CHOICE = { id: OTHER, name: 'Custom dates', isDisabled: true };

/** A usual period, or two days. What is typed is taken once it is a period. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const [typed, setTyped] = useState<ReportPeriod>();
  const today = schoolToday();
  const { from, to } = typed ?? period;
  const errors = errorsOf({ from, to });
  const named = NAMED_PERIODS.map((name) => ({ name, ...namedPeriod(name, today) }));
  const chosen = named.find((usual) => usual.from === from && usual.to === to)?.name ?? OTHER;

  function type(day: Partial<ReportPeriod>): void {
    const next = { from, to, ...day };
    const isPeriod = Object.keys(errorsOf(next)).length === 0;
    setTyped(isPeriod ? undefined : next);
    if (isPeriod) onChange(next);
  }

  return (
    <>
      <ChoiceField
        label="Period"
        value={chosen}
        choices={[...NAMED_PERIODS.map((id) => ({ id, name: PERIOD_WORDS[id] })), OTHER_CHOICE]}
        onChoose={(id) => {
          const usual = named.find(({ name }) => name === id);
          if (usual) type({ from: usual.from, to: usual.to });
        }}
      />
      <DayField label="From" value={from} error={errors['from']} onType={(day) => type({ from: day })} />
      <DayField label="To" value={to} error={errors['to']} onType={(day) => type({ to: day })} />
    </>
  );
}

function errorsOf({ from, to }: ReportPeriod): Record<string, string> {
  return reportPeriodErrors({ from: from || null, to: to || null });
}
