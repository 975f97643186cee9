import { Box, Button, Card, Skeleton } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import {
  CalendarIcon,
  ClientsIcon,
  CoursesIcon,
  FaqIcon,
  InvoicesIcon,
  MessagesIcon,
  OrdersIcon,
  PeopleIcon,
  ProductsIcon,
  type Icon,
} from '../shared/icons';
import { UNPAID_INVOICES } from './due-invoices';
import { listPath } from './list-path';

interface Count {
  screen: AdminScreen;
  label: string;
  icon: Icon;
  /** Counts only a part, which its label names and its link opens. */
  filter?: object;
}

/** Spec 3 section 2. */
const COUNTS: Count[] = [
  { screen: 'users', label: 'Users', icon: PeopleIcon },
  { screen: 'faq', label: 'FAQs', icon: FaqIcon },
  { screen: 'class-schedule', label: 'Classes', icon: CalendarIcon },
  { screen: 'beginner-courses', label: 'Courses', icon: CoursesIcon },
  { screen: 'messages', label: 'Messages', icon: MessagesIcon },
  { screen: 'corporate-clients', label: 'Clients', icon: ClientsIcon },
  { screen: 'products', label: 'Products', icon: ProductsIcon },
  { screen: 'orders', label: 'Orders', icon: OrdersIcon },
  { screen: 'invoices', label: 'Unpaid invoices', icon: InvoicesIcon, filter: UNPAID_INVOICES },
];

/** As many columns as leave no gap in the last row. */
const COLUMNS = COUNTS.length % 3 === 0 ? { xs: 3, xl: COUNTS.length } : { xs: 2, sm: 4, lg: COUNTS.length };

/** How many there are of each, with a way there. Each loads by itself: one that fails leaves the others alone. */
export function CountCards() {
  const gridTemplateColumns = Object.fromEntries(
    Object.entries(COLUMNS).map(([width, columns]) => [width, `repeat(${columns}, minmax(0,1fr))`]),
  );
  return (
    <Card component="section" aria-label="Counts" sx={{ display: 'grid', gridTemplateColumns }}>
      {COUNTS.map((count) => (
        <CountCard key={count.screen} {...count} />
      ))}
    </Card>
  );
}

function CountCard({ screen, label, icon: CardIcon, filter }: Count) {
  const { total, error, refetch } = useGetList(screen, { pagination: { page: 1, perPage: 1 }, filter: filter ?? {} });
  return (
    <Box
      sx={{
        position: 'relative',
        p: { xs: 1.5, sm: 2 },
        ml: '-1px',
        mt: '-1px',
        borderLeft: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box
        component={Link}
        to={filter ? listPath(screen, filter) : `/${screen}`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.875,
          color: 'text.secondary',
          fontSize: 13,
          textDecoration: 'none',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:focus-visible': { outline: 0 },
          '&:focus-visible::after': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -4,
            borderRadius: '6px',
          },
        }}
      >
        <CardIcon sx={{ fontSize: 15 }} />
        {label}
      </Box>
      <Box sx={{ mt: 1, fontSize: 26, fontWeight: 650, lineHeight: 1.1, letterSpacing: '-.025em' }}>
        {error ? (
          <FailedCount label={label} onRetry={() => void refetch()} />
        ) : total === undefined ? (
          <Skeleton width={40} />
        ) : (
          total.toLocaleString('en-ZA')
        )}
      </Box>
    </Box>
  );
}

function FailedCount({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span aria-hidden="true">–</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={onRetry}
        aria-label={`Retry: ${label}`}
        sx={{ zIndex: 1, letterSpacing: 0 }}
      >
        Retry
      </Button>
    </Box>
  );
}
