import { Box, Skeleton } from '@mui/material';
import { ORDER_STATUS_WORDS, type OrderStatusChange } from '#libs/contracts/order';
import { schoolMoment } from '../../shared/school-moment';

interface OrderHistoryProps {
  /** Missing while it loads. */
  history: readonly OrderStatusChange[] | undefined;
}

/** The steps of an order, the oldest first: when, what, and who of the staff did it. */
export function OrderHistory({ history }: OrderHistoryProps) {
  if (!history) return <Skeleton height={44} />;
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {history.map(({ from, to, at, by }, index) => (
        <li key={index}>
          <Box component="span" sx={{ fontWeight: 550 }}>
            {from === null ? 'Order placed' : `${ORDER_STATUS_WORDS[from]} to ${ORDER_STATUS_WORDS[to]}`}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {schoolMoment(at)}
            {by !== null && `, ${by}`}
          </Box>
        </li>
      ))}
    </Box>
  );
}
