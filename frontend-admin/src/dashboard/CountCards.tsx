import { Button, Card, Skeleton, styled } from '@mui/material';
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
import { listPath } from './WorkCard';
import { Row } from '../shared/layout-parts';

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

/** How many there are of each, with a way there. Each loads by itself: one that fails leaves the others alone. */
export function CountCards() {
  return (
    <Cells component="section" aria-label="Counts">
      {COUNTS.map((count) => (
        <CountCard key={count.screen} {...count} />
      ))}
    </Cells>
  );
}

function CountCard({ screen, label, icon: CardIcon, filter }: Count) {
  const { total, error, refetch } = useGetList(screen, { pagination: { page: 1, perPage: 1 }, filter: filter ?? {} });
  return (
    <Cell>
      <CountLink to={filter ? listPath(screen, filter) : `/${screen}`}>
        <CardIcon fontSize="inherit" />
        {label}
      </CountLink>
      <Figure>
        {error ? (
          <FailedCount label={label} onRetry={() => void refetch()} />
        ) : total === undefined ? (
          <Skeleton width={40} />
        ) : (
          total.toLocaleString('en-ZA')
        )}
      </Figure>
    </Cell>
  );
}

function FailedCount({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Row gap={1}>
      <span aria-hidden="true">–</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={onRetry}
        aria-label={`Try again: ${label}`}
        sx={{ zIndex: 1 }}
      >
        Try again
      </Button>
    </Row>
  );
}

const ONE_ROW = '@media (min-width: 1400px)';

/** In one row where all fit, otherwise as many columns as leave no gap in the last row. */
const Cells = styled(Card)(({ theme }) => ({
  display: 'grid',
  ...(COUNTS.length % 3 === 0
    ? { ...columns(3), [ONE_ROW]: columns(COUNTS.length) }
    : {
        ...columns(2),
        [theme.breakpoints.up('sm')]: columns(4),
        [theme.breakpoints.up('lg')]: columns(COUNTS.length),
      }),
})) as typeof Card;

function columns(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0,1fr))` };
}

const Figure = styled('div')(({ theme }) => ({ ...theme.typography.figure, marginTop: theme.spacing(1) }));

const Cell = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1.5),
  marginLeft: -1,
  marginTop: -1,
  borderLeft: `1px solid ${theme.palette.divider}`,
  borderTop: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
  [ONE_ROW]: { paddingInline: theme.spacing(1.5) },
}));

const CountLink = styled(Link)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.875),
  textDecoration: 'none',
  // Where a column is narrow the word is worth more than its sign.
  '@media (max-width: 359.95px), (1400px <= width < 1700px)': { '& svg': { display: 'none' } },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: theme.palette.primary.main,
    outlineOffset: -4,
    borderRadius: theme.shape.borderRadius,
  },
}));
