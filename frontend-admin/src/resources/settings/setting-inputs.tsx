/** The fields that the sections are made of. */
import { TextInput } from 'react-admin';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { parseCents, parseNumber, formatRandInput } from '../../shared/parse-number';
import { parsePercent, formatPercentInput } from '../../shared/parse-percent';

interface TextProps {
  source: string;
  label: string;
  maxLength?: number;
  isRequired?: boolean;
}

export function Text({ source, label, maxLength = 200, isRequired = true }: TextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      slotProps={{ htmlInput: { maxLength, 'aria-required': isRequired } }}
    />
  );
}

interface NumberProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

export function Rand(props: NumberProps) {
  return <NumberTextInput {...props} prefix="R" parse={parseCents} format={formatRandInput} inputMode="decimal" />;
}

export function Count(props: NumberProps & { suffix: string }) {
  return <NumberTextInput {...props} parse={parseNumber} format={String} inputMode="numeric" />;
}

/** Held in hundredths of a percent. */
export function Percent(props: NumberProps & { hint: string }) {
  return (
    <NumberTextInput
      {...props}
      suffix="%"
      parse={parsePercent}
      format={formatPercentInput}
      isRequired={false}
      inputMode="decimal"
    />
  );
}
