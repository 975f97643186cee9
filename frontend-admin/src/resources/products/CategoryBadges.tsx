import { Box, Button, Card, Skeleton } from '@mui/material';
import type { ProductCategory } from '#libs/contracts/generated/api';
import { EditIcon } from '../../shared/icons';
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
    <Card component="section" aria-labelledby="categories-title" sx={{ px: 2.25, py: 1.75 }}>
      <Box component="h2" id="categories-title" sx={{ m: 0, mb: 1.25, fontSize: 15, fontWeight: 600 }}>
        Categories
      </Box>
      {data ? (
        <Badges categories={data} onChoose={onChoose} />
      ) : error ? (
        <LoadProblem error={error} title={fetchFailed(CATEGORY_WORDS)} onRetry={() => void refetch()} />
      ) : (
        <Box role="status">
          <Skeleton width={240} height={36} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {loading(CATEGORY_WORDS)}
          </Box>
        </Box>
      )}
    </Card>
  );
}

interface BadgesProps extends CategoryBadgesProps {
  categories: readonly ProductCategory[];
  /** The one that is being changed. */
  chosen?: number | undefined;
}

export function Badges({ categories, onChoose, chosen }: BadgesProps) {
  if (categories.length === 0) return <Box sx={{ color: 'text.secondary' }}>{CATEGORY_WORDS.empty}</Box>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {categories.map(({ id, name, isActive }) => (
        <li key={id}>
          <Button
            size="small"
            variant={id === chosen ? 'contained' : 'outlined'}
            color={id === chosen ? 'primary' : 'inherit'}
            aria-label={`Edit category ${name}${isActive ? '' : ', inactive'}`}
            {...(chosen !== undefined && { 'aria-pressed': id === chosen })}
            endIcon={<EditIcon sx={{ width: 15 }} />}
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
    </Box>
  );
}
