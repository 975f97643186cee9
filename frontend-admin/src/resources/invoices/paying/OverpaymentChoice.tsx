import { Checkbox, FormControlLabel, styled } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatRand } from '#libs/domain/money';
import { usePalette } from '../../../shared/use-palette';
import { isAmount } from './validate-payment';

/**
 * Says that an amount is more than what is owed, and takes it once that is agreed to; another amount is asked about
 * anew.
 */
export function OverpaymentChoice({ outstanding }: { outstanding: number }) {
  const { setValue, clearErrors } = useFormContext();
  const [amount, allowed] = useWatch({ name: ['amount', 'allowed'] }) as [unknown, unknown];
  const [color, backgroundColor] = usePalette().badge.warn;
  if (!isAmount(amount) || amount <= outstanding) return null;

  function agree(isAgreed: boolean): void {
    setValue('allowed', isAgreed ? amount : null, { shouldDirty: true });
    if (isAgreed) clearErrors('amount');
  }

  return (
    <Frame role="status" style={{ color, backgroundColor }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            color="default"
            checked={allowed === amount}
            onChange={(_event, checked) => agree(checked)}
          />
        }
        label={`Record it: the client paid ${formatRand(amount - Math.max(outstanding, 0))} too much`}
        slotProps={{ typography: { sx: { py: 0.75, fontWeight: 550 } } }}
      />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  '& .MuiCheckbox-root': { color: 'inherit' },
}));
