/** The fields that the sections are made of. */
import { TextInput } from 'react-admin';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { centsOf, numberOf, randText } from '../../shared/number-text';
import { basisPointsOf, percentText } from '../../shared/percent-text';

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
  return <NumberTextInput {...props} prefix="R" numberOf={centsOf} textOf={randText} inputMode="decimal" />;
}

export function Count(props: NumberProps & { suffix: string }) {
  return <NumberTextInput {...props} numberOf={numberOf} textOf={String} inputMode="numeric" />;
}

/** Held in hundredths of a percent. */
export function Percent(props: NumberProps & { hint: string }) {
  return (
    <NumberTextInput
      {...props}
      suffix="%"
      numberOf={basisPointsOf}
      textOf={percentText}
      isRequired={false}
      inputMode="decimal"
    />
  );
}
