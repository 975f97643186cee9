import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { OrderStatusBadge } from './OrderStatusBadge';

interface StatusChoiceProps {
  current: OrderStatus;
  chosen: OrderStatus;
  onChoose: (status: OrderStatus) => void;
}

/** The five statuses; the focus begins at the one that the order has. */
export function StatusChoice({ current, chosen, onChoose }: StatusChoiceProps) {
  return (
    <RadioGroup
      aria-label="Status"
      name="status"
      value={chosen}
      onChange={(_event, value) => onChoose(value as OrderStatus)}
    >
      {ORDER_STATUSES.map((status) => (
        <FormControlLabel
          key={status}
          value={status}
          control={
            <Radio autoFocus={status === current} sx={{ '&.Mui-focusVisible': { outline: 2, outlineOffset: -4 } }} />
          }
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <OrderStatusBadge status={status} />
              {status === current && (
                <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  now
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}
