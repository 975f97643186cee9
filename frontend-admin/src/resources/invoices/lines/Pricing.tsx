/** What stands below the lines of a form: the tax rate, and what they come to. */
import { styled } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { PrintedSum } from '#libs/documents/printed-document';
import { NoWrap } from '../../../shared/layout-parts';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { parsePercent, formatPercentInput } from '../../../shared/parse-percent';

/** Who is no VAT vendor may not charge VAT (section 65 of the Act); the VAT number of the settings says that one is. */
export function TaxRateInput({ hasVatNumber }: { hasVatNumber: boolean }) {
  const taxRate = useWatch({ name: 'taxRate' }) as unknown;
  return (
    <NumberTextInput
      source="taxRate"
      label="Tax rate"
      suffix="%"
      parse={parsePercent}
      format={formatPercentInput}
      isRequired={false}
      inputMode="decimal"
      hint={
        Number(taxRate) > 0 && !hasVatNumber
          ? 'There is no VAT number in the invoice settings. Only a VAT vendor may charge VAT.'
          : 'From 0 to 100, with up to two decimals. Leave blank for 0.'
      }
    />
  );
}

export function Sums({ label, sums }: { label: string; sums: readonly PrintedSum[] }) {
  return (
    <SumsRow role="group" aria-label={label}>
      {sums.map((sum) => (
        <Sum key={sum.label} data-weight={sum.weight}>
          {sum.label} <NoWrap>{sum.value}</NoWrap>
        </Sum>
      ))}
    </SumsRow>
  );
}

const SumsRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5, 3),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.palette.divider}`,
}));

const Sum = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  '&[data-weight=total]': { fontWeight: 650, color: theme.palette.text.primary },
}));
