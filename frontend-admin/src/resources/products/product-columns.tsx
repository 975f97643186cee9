import { IconButton, Tooltip, Typography, styled } from '@mui/material';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { sizeStockWords } from '#libs/domain/product-sizes';
import { formatRand } from '#libs/domain/money';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction, DuplicateAction, EditAction } from '../../shared/RecordActions';
import { RecordLink } from '../../shared/RecordLink';
import { Picture } from '../../shared/image/Picture';
import { LongText, NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { useDialog } from '../../shared/use-dialog';
import { HistoryIcon } from '../../shared/icons';
import { useCategoryChoices } from './CategoryBadges';
import { StockCell } from './StockCell';
import { PRODUCT_WORDS, COPIED_PRODUCT_FIELDS, STOCK_HISTORY_DIALOG } from './product-words';

export const PRODUCT_COLUMNS: RecordColumn<ProductRecord>[] = [
  { label: 'Name', sortBy: 'name', render: (product) => <ProductName {...product} />, card: 'title' },
  {
    label: 'Category',
    sortBy: 'category',
    render: ({ category }) => (
      <LongText>
        <CategoryName>{category}</CategoryName>
      </LongText>
    ),
  },
  {
    label: 'Price',
    sortBy: 'price',
    align: 'right',
    render: ({ price }) => <NoWrap>{formatRand(price)}</NoWrap>,
    card: 'line',
    onCard: (product) => <PriceAndStock {...product} />,
  },
  { label: 'Stock', sortBy: 'stock', render: (product) => <StockCell product={product} /> },
  { label: 'Status', sortBy: 'isActive', render: () => <ActiveSwitch words={PRODUCT_WORDS} />, card: 'foot' },
  { label: 'Actions', align: 'right', render: (product) => <ProductActions {...product} />, card: 'actions' },
];

/** An inactive one hides its products, also those that are active. */
function CategoryName({ children }: { children: string }) {
  const { choices } = useCategoryChoices(children);
  return choices.find(({ id }) => id === children)?.name ?? children;
}

function PriceAndStock(product: ProductRecord) {
  return (
    <>
      <Typography variant="caption">
        <CategoryName>{product.category}</CategoryName>
      </Typography>
      <Ends gap={1.5}>
        <Typography variant="strong">{formatRand(product.price)}</Typography>
        <StockCell product={product} />
      </Ends>
    </>
  );
}

/** The stock ends where the badges and buttons above and below it end. */
const Ends = styled(Row)(({ theme }) => ({
  justifyContent: 'space-between',
  marginTop: theme.spacing(0.5),
  '& > :last-child': { minWidth: 0 },
}));

function ProductActions({ id, name }: ProductRecord) {
  const history = useDialog(STOCK_HISTORY_DIALOG);
  return (
    <Row justify="end">
      <Tooltip title="Stock history">
        <IconButton aria-label={`Stock history of ${name}`} onClick={() => history.open(id)}>
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      <EditAction />
      <DuplicateAction fields={COPIED_PRODUCT_FIELDS} />
      <DeleteAction words={PRODUCT_WORDS} />
    </Row>
  );
}

const THUMB_PX = 48;

/** The name beside its thumbnail, and its sizes, with their stock where each has its own. */
function ProductName({ name, imageUrl, availableSizes, sizes }: ProductRecord) {
  const words = sizes.length > 0 ? sizeStockWords(sizes) : availableSizes.join(', ');
  return (
    <Frame>
      <Picture src={imageUrl} widthPx={THUMB_PX} heightPx={THUMB_PX} fit="contain">
        <Typography variant="fine" component="span">
          No Image
        </Typography>
      </Picture>
      <LongText>
        <RecordLink>{name}</RecordLink>
        {words !== '' && <Typography variant="caption">{words}</Typography>}
      </LongText>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
