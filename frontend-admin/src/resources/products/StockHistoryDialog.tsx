import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  Link,
  styled,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ProductRecord, StockMovement } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { signedPieces, stockMovementSentence } from '#libs/domain/stock-movement';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { DialogHead } from '../../shared/dialog-parts';
import { SectionExportButton } from '../../shared/export/SectionExportButton';
import { NoWrap } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { schoolMoment } from '../../shared/school-moment';
import { ListSkeleton } from '../../shared/Skeletons';
import { PRODUCTS } from './product-words';

const PAGE_ROWS = 50;

interface StockHistoryDialogProps {
  productId: number;
  onClose: () => void;
}

/** Why the stock is what it is: each order, count and import that changed it, the latest first. */
export function StockHistoryDialog({ productId, onClose }: StockHistoryDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: product } = useGetOne<ProductRecord>(PRODUCTS, { id: productId });
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useStockHistory(productId);
  // What came since the first page pushes some of it into the next one.
  const movements = data && [...new Map(data.pages.flat().map((movement) => [movement.id, movement])).values()];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Stock history" onClose={onClose}>
        {product && (
          <Typography variant="secondary">
            {product.name}, {product.stock} in stock
          </Typography>
        )}
      </DialogHead>
      <DialogContent dividers tabIndex={0}>
        {movements ? (
          <Movements movements={movements} />
        ) : error ? (
          <LoadProblem
            error={error}
            title="Stock history could not be loaded."
            gone="This product no longer exists."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading stock history..." />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        {product && movements && movements.length > 0 && (
          <SectionExportButton section="stock-history" read={(api) => wholeHistory(api, product)} />
        )}
        {hasNextPage && (
          <BusyButton variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useStockHistory(productId: number) {
  const api = useDataProvider<SchoolDataProvider>();
  return useInfiniteQuery({
    queryKey: [PRODUCTS, 'stock-history', productId],
    queryFn: ({ pageParam }) => api.stockHistory(productId, pageParam, PAGE_ROWS),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_ROWS ? undefined : pages.length * PAGE_ROWS),
    staleTime: 0,
  });
}

/** Also what is not shown yet. What comes while it is read pushes some of a page into the next one. */
async function wholeHistory(api: SchoolDataProvider, { id, name }: ProductRecord): Promise<object[]> {
  const movements = new Map<number, StockMovement>();
  for (let first = 0; ; first += MAX_RANGE_LENGTH) {
    const page = await api.stockHistory(id, first, MAX_RANGE_LENGTH);
    for (const movement of page) movements.set(movement.id, movement);
    if (page.length < MAX_RANGE_LENGTH) break;
  }
  return [...movements.values()].map((movement) => ({
    ...movement,
    product: name,
    what: stockMovementSentence(movement),
  }));
}

function Movements({ movements }: { movements: StockMovement[] }) {
  if (movements.length === 0) return <Typography variant="secondary">There are no stock changes yet.</Typography>;
  const hasSizes = movements.some(({ size }) => size !== null);
  return (
    <Table size="small" aria-label="Stock changes, latest first">
      <TableHead>
        <TableRow>
          <WideCell>When</WideCell>
          <TableCell>What happened</TableCell>
          {hasSizes && <TableCell>Size</TableCell>}
          <TableCell align="right">Change</TableCell>
          <TableCell align="right">Left</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {movements.map((movement) => (
          <TableRow key={movement.id}>
            <WideCell>
              <NoWrap>{schoolMoment(movement.at)}</NoWrap>
            </WideCell>
            <What>
              <Sentence movement={movement} />
              <NarrowMoment variant="caption">{schoolMoment(movement.at)}</NarrowMoment>
            </What>
            {hasSizes && <TableCell>{movement.size}</TableCell>}
            <Count align="right">{signedPieces(movement.change)}</Count>
            <Count align="right">{movement.stockAfter}</Count>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The order's number leads to its details. */
function Sentence({ movement }: { movement: StockMovement }) {
  const { orderId, orderNumber } = movement;
  const sentence = stockMovementSentence(movement);
  if (orderId === null || orderNumber === null) return sentence;
  const [before = '', after = ''] = sentence.split(orderNumber);
  return (
    <>
      {before}
      <Link component={RouterLink} to={`/orders/${orderId}/show`} noWrap>
        {orderNumber}
      </Link>
      {after}
    </>
  );
}

const WideCell = styled(TableCell)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const NarrowMoment = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const What = styled(TableCell)({ overflowWrap: 'anywhere' });

const Count = styled(TableCell)({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
