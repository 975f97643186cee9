import { Box, Button, Card, Skeleton, styled, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { NOT_ON_PAPER } from '../../print-styles';
import type { Choice } from '../../shared/ChoiceInput';
import { EditIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { fetchFailed, loading } from '../../shared/record-words';
import { CATEGORY_WORDS, CATEGORIES } from './product-words';

interface CategoryBadgesProps {
  onChoose: (id: number) => void;
}

/** The shop's categories in its order; pressed, one can be changed (spec 3 section 2). */
export function CategoryBadges({ onChoose }: CategoryBadgesProps) {
  const { data, error, refetch } = useCategories();
  return (
    <Frame component="section" className={NOT_ON_PAPER} aria-labelledby="categories-title">
      <Title id="categories-title">Categories</Title>
      {data ? (
        <Badges categories={data} onChoose={onChoose} />
      ) : error ? (
        <LoadProblem error={error} title={fetchFailed(CATEGORY_WORDS)} onRetry={() => void refetch()} />
      ) : (
        <Box role="status">
          <Skeleton width={240} height={36} />
          <Typography variant="secondary" component="span">
            {loading(CATEGORY_WORDS)}
          </Typography>
        </Box>
      )}
    </Frame>
  );
}

interface BadgesProps extends CategoryBadgesProps {
  categories: readonly ProductCategory[];
  /** The one that is being changed. */
  chosen?: number | undefined;
}

export function Badges({ categories, onChoose, chosen }: BadgesProps) {
  if (categories.length === 0) return <Typography variant="secondary">{CATEGORY_WORDS.empty}</Typography>;
  return (
    <Row gap={1} wrap as="ul">
      {categories.map(({ id, name, isActive }) => (
        <li key={id}>
          <Button
            size="small"
            variant={id === chosen ? 'contained' : 'outlined'}
            color={id === chosen ? 'primary' : 'inherit'}
            aria-label={`Edit category ${name}${isActive ? '' : ', inactive'}`}
            {...(chosen !== undefined && { 'aria-pressed': id === chosen })}
            endIcon={<EditIcon fontSize="inherit" />}
            onClick={() => onChoose(id)}
            sx={{
              whiteSpace: 'normal',
              textAlign: 'left',
              overflowWrap: 'anywhere',
              ...(!isActive && id !== chosen && { color: 'text.secondary', borderStyle: 'dashed' }),
            }}
          >
            {name}
            {!isActive && ' (inactive)'}
          </Button>
        </li>
      ))}
    </Row>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.75),
  // On a phone *Manage Categories* has them, and the products come sooner.
  [theme.breakpoints.down('sm')]: { display: 'none' },
})) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  marginBottom: theme.spacing(1.25),
}));

/** More than a shop of this size has. */
const MOST_CATEGORIES = 200;

/** All categories, in the order of the shop. */
export function useCategories() {
  return useGetList<ProductCategory>(CATEGORIES, {
    pagination: { page: 1, perPage: MOST_CATEGORIES },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  });
}

/** For a select, which shows what is chosen while the others still load. @param chosen the name of one; empty: none */
export function useCategoryChoices(chosen = ''): { choices: Choice[]; isPending: boolean } {
  const { data = [], isPending } = useCategories();
  const choices = data.map(({ name, isActive }) => ({ id: name, name: isActive ? name : `${name} (inactive)` }));
  const isKnown = chosen === '' || data.some(({ name }) => name === chosen);
  return {
    choices: isKnown ? choices : [{ id: chosen, name: chosen }, ...choices],
    isPending: isPending && chosen === '',
  };
}
