import { Box, Button, Card, Skeleton } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { CalendarIcon, FaqIcon, OrdersIcon, PeopleIcon, type Icon } from '../shared/icons';

interface Count {
  screen: AdminScreen;
  label: string;
  icon: Icon;
}

const COUNTS: Count[] = [
  { screen: 'users', label: 'Users', icon: PeopleIcon },
  { screen: 'faq', label: 'FAQs', icon: FaqIcon },
  { screen: 'class-schedule', label: 'Classes', icon: CalendarIcon },
  { screen: 'orders', label: 'Orders', icon: OrdersIcon },
];

/** How many there are of each, with a way there. Each loads by itself: one that fails leaves the others alone. */
export function CountCards() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: `repeat(${COUNTS.length}, minmax(0,1fr))` } }}>
      {COUNTS.map((count) => (
        <CountCard key={count.screen} {...count} />
      ))}
    </Card>
  );
}

function CountCard({ screen, label, icon: CardIcon }: Count) {
  const { total, error, refetch } = useGetList(screen, { pagination: { page: 1, perPage: 1 } });
  return (
    <Box sx={{ position: 'relative', p: { xs: 1.5, sm: 2 }, ml: '-1px', mt: '-1px', borderLeft: 1, borderTop: 1, borderColor: 'divider', '&:hover': { backgroundColor: 'action.hover' } }}>
      <Box component={Link} to={`/${screen}`} sx={{ display: 'flex', alignItems: 'center', gap: 0.875, color: 'text.secondary', fontSize: 13, textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
        <CardIcon sx={{ fontSize: 15 }} />
        {label}
      </Box>
      <Box sx={{ mt: 1, fontSize: 26, fontWeight: 650, lineHeight: 1.1, letterSpacing: '-.025em' }}>
        {error ? <FailedCount label={label} onRetry={() => void refetch()} /> : (total ?? <Skeleton width={40} />)}
      </Box>
    </Box>
  );
}

function FailedCount({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span aria-hidden="true">–</span>
      <Button size="small" color="inherit" variant="outlined" onClick={onRetry} aria-label={`Retry: ${label}`} sx={{ zIndex: 1, letterSpacing: 0 }}>
        Retry
      </Button>
    </Box>
  );
}
