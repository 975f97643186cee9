import { useFormContext, useWatch } from 'react-hook-form';
import { DISCOUNT_KIND_WORDS } from '#libs/contracts/invoice-discount';
import { type Discount, DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { ChoiceInput } from './ChoiceInput';
import { parseCents, formatRandInput } from './parse-number';
import { NumberTextInput } from './NumberTextInput';
import { parsePercent, formatPercentInput } from './parse-percent';

const NONE = 'none';
const CHOICES = [
  { id: NONE, name: 'No discount' },
  ...DISCOUNT_KINDS.map((id) => ({ id, name: DISCOUNT_KIND_WORDS[id] })),
];

interface DiscountInputsProps {
  /** How the two are named. */
  label?: string;
  /** Below a value in rand. */
  hint?: string | undefined;
  /** The field that holds the two, like `items.0`; else they stand in the form itself. */
  within?: string;
}

/** What a discount is counted in and, beside it, how much it is. */
export function DiscountInputs({ label = 'Discount', hint, within }: DiscountInputsProps) {
  const nameOf = (field: keyof Discount) => (within === undefined ? field : `${within}.${field}`);
  const kind = useWatch({ name: nameOf('discountKind') }) as unknown;
  const { setValue, clearErrors } = useFormContext();

  /** The figure of one kind means something else in the other. */
  function forgetValue(chosen: unknown): void {
    setValue(nameOf('discountValue'), chosen === NONE ? 0 : null, { shouldDirty: true });
    clearErrors(nameOf('discountValue'));
  }

  return (
    <>
      <ChoiceInput
        source={nameOf('discountKind')}
        label={label}
        choices={CHOICES}
        format={(held: unknown) => held ?? NONE}
        parse={(chosen: unknown) => (chosen === NONE ? null : chosen)}
        onChange={(event: unknown) => forgetValue((event as { target: { value: unknown } }).target.value)}
      />
      {kind === 'percent' && (
        <NumberTextInput
          source={nameOf('discountValue')}
          label={`${label} in percent`}
          suffix="%"
          parse={parsePercent}
          format={formatPercentInput}
          inputMode="decimal"
        />
      )}
      {kind === 'amount' && (
        <NumberTextInput
          source={nameOf('discountValue')}
          label={`${label} in rand`}
          prefix="R"
          parse={parseCents}
          format={formatRandInput}
          inputMode="decimal"
          hint={hint}
        />
      )}
    </>
  );
}
