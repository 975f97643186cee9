/** What a report is asked for, checked. */
import { ApiQuery } from '@nestjs/swagger';
import { asOfErrors, isVatBasis, REPORT_RULES } from '#libs/contracts/report';
import { VAT_BASES, type VatBasis } from '#libs/domain/reports/vat-summary';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { dayQuery, refuseErrors } from '../../common/lists/period-query.js';
import { dayIn } from '../../common/lists/stream-csv.js';

/** @throws RefusedFields */
export function asOfOf(query: RawListQuery): string {
  const asOf = dayIn(query, 'asOf');
  refuseErrors(asOfErrors(asOf));
  return asOf!;
}

/** Undefined: none is asked for. @throws RefusedFields */
export function basisOf({ basis }: RawListQuery): VatBasis | undefined {
  if (basis !== undefined && !isVatBasis(basis)) throw new RefusedFields({ basis: REPORT_RULES.basis.unknown });
  return basis;
}

export const ApiAsOf = () =>
  ApiQuery({ ...dayQuery('2027-04-16'), name: 'asOf', description: 'What came in after this day does not count yet.' });

export const ApiVatBasis = () =>
  ApiQuery({
    name: 'basis',
    required: false,
    enum: VAT_BASES,
    enumName: 'VatBasis',
    description:
      'By `invoices` when they are issued, or by `payments` when they come in; without it as the settings have it, ' +
      'or had it when the last day was closed.',
  });
