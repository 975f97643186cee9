import { useFormContext, useWatch } from 'react-hook-form';
import { DISCOUNT_KIND_WORDS } from '#libs/contracts/invoice-discount';
import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { ChoiceInput } from '../../shared/ChoiceInput';
import { centsOf, randText } from '../../shared/number-text';
import { NumberTextInput } from '../../shared/NumberTextInput';
import { basisPointsOf, percentText } from '../../shared/percent-text';

const NONE = 'none';
const CHOICES = [
  { id: NONE, name: 'No discount' },
  ...DISCOUNT_KINDS.map((id) => ({ id, name: DISCOUNT_KIND_WORDS[id] })),
];

/** What a discount is counted in and, beside it, how much it is. @param hint below a value in rand */
export function DiscountInputs({ hint }: { hint?: string | undefined }) {
  const kind = useWatch({ name: 'discountKind' }) as unknown;
  const { setValue, clearErrors } = useFormContext();

  /** The figure of one kind means something else in the other. */
  function forgetValue(chosen: unknown): void {
    setValue('discountValue', chosen === NONE ? 0 : null, { shouldDirty: true });
    clearErrors('discountValue');
  }

  return (
    <>
      <ChoiceInput
        source="discountKind"
        label="Discount"
        choices={CHOICES}
        format={(held: unknown) => held ?? NONE}
        parse={(chosen: unknown) => (chosen === NONE ? null : chosen)}
        onChange={(event: unknown) => forgetValue((event as { target: { value: unknown } }).target.value)}
      />
      {kind === 'percent' && (
        <NumberTextInput
          source="discountValue"
          label="Discount in percent"
          suffix="%"
          numberOf={basisPointsOf}
          textOf={percentText}
          inputMode="decimal"
        />
      )}
      {kind === 'amount' && (
        <NumberTextInput
          source="discountValue"
          label="Discount in rand"
          prefix="R"
          numberOf={centsOf}
          textOf={randText}
          inputMode="decimal"
          hint={hint}
        />
      )}
    </>
  );
}
