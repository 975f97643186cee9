import { Box, Button, Card, Skeleton, styled, Typography } from '@mui/material';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { EditIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/LoadProblem';
import { fetchFailed, loading } from '../../shared/record-words';
import { CATEGORY_WORDS } from './product-words';
import { useCategories } from './use-categories';

interface CategoryBadgesProps {
  onChoose: (id: number) => void;
}

/** The shop's categories in its order; pressed, one can be changed (spec 3 section 2). */
export function CategoryBadges({ onChoose }: CategoryBadgesProps) {
  const { data, error, refetch } = useCategories();
  return (
    <Frame component="section" aria-labelledby="categories-title">
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
})) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  marginBottom: theme.spacing(1.25),
}));
