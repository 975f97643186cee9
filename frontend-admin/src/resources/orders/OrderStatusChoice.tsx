import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { DeliveryKind } from '#libs/domain/delivery';
import { type OrderStatus, ORDER_STATUSES } from '#libs/domain/order';
import { Row } from '../../shared/layout-parts';
import { OrdersStatusBadge } from './OrderStatusBadge';

interface OrderStatusChoiceProps {
  /** Of an order; several have none together. */
  current?: OrderStatus;
  /** Of each order that gets the status. */
  deliveries: readonly ({ kind: DeliveryKind } | null)[];
  chosen: OrderStatus;
  onChoose: (status: OrderStatus) => void;
}

/** The five statuses; the focus begins at the one that is chosen. */
export function OrderStatusChoice({ current, deliveries, chosen, onChoose }: OrderStatusChoiceProps) {
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
          control={<Radio autoFocus={status === (current ?? chosen)} />}
          label={
            <Row gap={1} as="span">
              <OrdersStatusBadge status={status} deliveries={deliveries} />
              {status === current && (
                <Typography variant="caption" component="span">
                  now
                </Typography>
              )}
            </Row>
          }
        />
      ))}
    </RadioGroup>
  );
}
