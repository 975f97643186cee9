import { Box, Card, styled, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, Pagination, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { ListFilters, type CardsBelow } from './ListFilters';
import { ListProblem, type StandingTabs } from './ListProblem';
import { ListSkeleton } from './Skeletons';
import { CardList } from './CardList';
import { SelectionBar } from './RowSelection';
import { RecordTable } from './RecordTable';
import type { RecordColumn } from './record-column';
import { loading, sentenceCase, type RecordWords } from './record-words';
import { sortFieldsOf } from './sort-fields';
import { LIST_HEADING_ID } from './use-focus-after-removal';

const FEWEST_ROWS_PER_PAGE = 10;
const ROWS_PER_PAGE_CHOICES = [FEWEST_ROWS_PER_PAGE, 25, 50, 100];

export const LIST_ROWS_ID = 'list-rows';

interface RecordListProps<Row extends RaRecord> {
  resource: string;
  words: RecordWords;
  /** The order when the address names none. */
  sort: SortPayload;
  /** By what it can be ordered, besides its columns. */
  sortFields?: string[];
  /** Rows on a page until another number is chosen: one of 10, 25, 50, 100. */
  perPage: number;
  /** The word on the search field; "Search" unless told otherwise. */
  searchLabel?: string;
  /** Inputs of the filter bar, beside the search. */
  filters?: ReactNode;
  /** Above the search: the parts of the list, of which one shows. Each controls LIST_ROWS_ID. */
  tabs?: ReactNode;
  /** When one of the tabs always shows; without it they may show all. */
  standingTabs?: StandingTabs;
  /** What to do about a list without any record: a button. */
  emptyAction?: ReactNode;
  /** Below the search: a line about the list. */
  hint?: ReactNode;
  /** What can be done with several rows, which then can be ticked. */
  bulkActions?: ReactNode;
  /** Of the table on a wide screen, and of the cards on a narrow one. */
  columns?: RecordColumn<Row>[];
  /** An inactive row: quieter ground and text, which still keeps its contrast. */
  isDimmed?: (row: Row) => boolean;
  /** In place of columns: cards that show at every width. */
  cards?: ReactNode;
  /**
   * The width below which the cards show: where the table no longer fits beside the navigation. `md` unless told
   * otherwise.
   */
  cardsBelow?: CardsBelow;
}

/** Search, filters, order and page, all kept in the address, and the rows that they leave. */
export function RecordList<Row extends RaRecord>({
  resource,
  words,
  sort,
  sortFields = [],
  perPage,
  searchLabel,
  filters,
  tabs,
  standingTabs,
  emptyAction,
  hint,
  bulkActions,
  columns = [],
  isDimmed = () => false,
  cards,
  cardsBelow = cards ? 'everywhere' : 'md',
}: RecordListProps<Row>) {
  const orders = [sort.field, ...columns.flatMap(({ sortBy = [] }) => sortBy), ...sortFields];
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={perPage}
      storeKey={false}
      {...(standingTabs && { filterDefaultValues: { [standingTabs.field]: standingTabs.first } })}
      queryOptions={{ onError: () => undefined }}
    >
      <ListCard component="section" aria-labelledby={LIST_HEADING_ID}>
        <ListHeading>{tabs === undefined ? `All ${words.many}` : sentenceCase(words.many)}</ListHeading>
        {tabs}
        <ListFilters
          sortFields={sortFieldsOf(columns, orders)}
          cardsBelow={cardsBelow}
          {...(searchLabel && { searchLabel })}
        >
          {filters}
        </ListFilters>
        {hint}
        <Box id={LIST_ROWS_ID} {...(tabs !== undefined && { role: 'tabpanel', 'aria-labelledby': LIST_HEADING_ID })}>
          <ListRows
            words={words}
            standingTabs={standingTabs}
            emptyAction={emptyAction}
            table={<RecordTable columns={columns} isDimmed={isDimmed} hasTicks={bulkActions !== undefined} />}
            cards={cards ?? <CardList columns={columns} isDimmed={isDimmed} hasTicks={bulkActions !== undefined} />}
            bulkActions={bulkActions}
            cardsBelow={cardsBelow}
          />
        </Box>
      </ListCard>
    </ListBase>
  );
}

/** Its bar stays in sight while it scrolls. */
const ListCard = styled(Card)({ overflow: 'clip' }) as typeof Card;

function ListHeading({ children }: { children: string }) {
  const { total } = useListContext();
  return (
    <Title id={LIST_HEADING_ID} tabIndex={-1}>
      {children}
      {total !== undefined && <Total>{total}</Total>}
    </Title>
  );
}

function ListRows({
  words,
  standingTabs,
  emptyAction,
  table,
  cards,
  cardsBelow,
  bulkActions,
}: {
  words: RecordWords;
  standingTabs: StandingTabs | undefined;
  emptyAction: ReactNode;
  table: ReactNode;
  cards: ReactNode;
  cardsBelow: CardsBelow;
  bulkActions: ReactNode;
}) {
  const isNarrow = useMediaQuery(
    // On paper the table shows, however narrow the sheet is.
    ({ breakpoints }: Theme) =>
      cardsBelow === 'everywhere' ? 'all' : breakpoints.down(cardsBelow).replace('@media', 'screen and'),
    { noSsr: true },
  );
  const { isPending, error, data, total, isFetching } = useListContext();
  if (isPending) return <ListSkeleton text={loading(words)} />;
  if (error || !data || data.length === 0)
    return <ListProblem words={words} standingTabs={standingTabs} emptyAction={emptyAction} />;
  return (
    <Box aria-busy={isFetching}>
      {isNarrow ? cards : table}
      {bulkActions !== undefined && <SelectionBar>{bulkActions}</SelectionBar>}
      {(total ?? 0) > FEWEST_ROWS_PER_PAGE && <Pagination rowsPerPageOptions={ROWS_PER_PAGE_CHOICES} />}
    </Box>
  );
}

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  outline: 0,
  display: 'flex',
  gap: theme.spacing(1),
  margin: 0,
  paddingInline: theme.spacing(2.25),
  paddingTop: theme.spacing(1.75),
}));

const Total = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 500 }));
