/** The period that a report or a ledger is asked for, checked. */
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { reportPeriodErrors } from '#libs/contracts/report';
import { type ReportPeriod, MOST_REPORT_MONTHS } from '#libs/domain/reports/report-periods';
import { RefusedFields } from '../errors/exceptions.js';
import type { RawListQuery } from './parse-list-query.js';
import { dayIn } from './stream-csv.js';

/** @throws RefusedFields unless there is none */
export function refuseErrors(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw new RefusedFields(errors);
}

/** @throws RefusedFields */
export function periodOf(query: RawListQuery): ReportPeriod {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  refuseErrors(reportPeriodErrors({ from, to }));
  return { from: from!, to: to! };
}

/** A day that must be asked for. */
export const dayQuery = (example: string) => ({
  required: true,
  schema: { type: 'string', format: 'date', example } as const,
});

export const ApiReportPeriod = () =>
  applyDecorators(
    ApiQuery({ ...dayQuery('2027-03-01'), name: 'from', description: 'The first day, on the school’s calendar.' }),
    ApiQuery({
      ...dayQuery('2027-04-30'),
      name: 'to',
      description: `The last day, which is included: at most ${MOST_REPORT_MONTHS} months.`,
    }),
  );
