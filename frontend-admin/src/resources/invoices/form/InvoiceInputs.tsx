import { useWatch } from 'react-hook-form';
import { DayInput } from '../../../shared/DayInput';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { parsePercent, formatPercentInput } from '../../../shared/parse-percent';
import { Button, styled } from '@mui/material';
import type { ReactNode } from 'react';

/** Who is no VAT vendor may not charge VAT (section 65 of the Act); the VAT number says that one is. */
export function TaxRateInput() {
  const [taxRate, vatNumber] = useWatch({ name: ['taxRate', 'stormCombatVatNumber'] }) as [unknown, unknown];
  const isWithoutNumber = Number(taxRate) > 0 && !vatNumber;
  return (
    <NumberTextInput
      source="taxRate"
      label="Tax rate"
      suffix="%"
      parse={parsePercent}
      format={formatPercentInput}
      isRequired={false}
      hint={
        isWithoutNumber
          ? 'This invoice has no VAT number. Only a VAT vendor may charge VAT.'
          : 'From 0 to 100, with up to two decimals. Leave blank for 0.'
      }
      inputMode="decimal"
    />
  );
}

interface DueDateInputProps {
  isRequired?: boolean;
  hint: ReactNode;
  /** Called when a person changes it. */
  onTyped?: (date: string) => void;
}

export function DueDateInput({ isRequired = false, ...rest }: DueDateInputProps) {
  return <DayInput source="dueDate" label="Due date" isRequired={isRequired} {...rest} />;
}

/** Beside a hint: goes back to what the terms say. */
export function FollowTerms({ onPress }: { onPress: () => void }) {
  return (
    <InlineButton size="small" onClick={onPress}>
      Use the payment terms
    </InlineButton>
  );
}

const InlineButton = styled(Button)(({ theme }) => ({
  minHeight: 24,
  paddingBlock: 0,
  marginLeft: theme.spacing(0.5),
  verticalAlign: 'baseline',
}));
