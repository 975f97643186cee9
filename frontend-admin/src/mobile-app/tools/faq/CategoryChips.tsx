import { Box, Chip } from '@mui/material';
import { FAQ_CATEGORIES } from '#libs/contracts/faq';
import { sentenceCase } from '../../../shared/record-words';

interface CategoryChipsProps {
  /** Undefined: all of them. */
  shown: string | undefined;
  onShow: (category: string | undefined) => void;
}

/** One category, or all; they wrap rather than scroll out of sight. */
export function CategoryChips({ shown, onShow }: CategoryChipsProps) {
  return (
    <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[undefined, ...FAQ_CATEGORIES].map((category) => (
        <Chip
          key={category ?? ''}
          label={category === undefined ? 'All' : sentenceCase(category)}
          aria-pressed={category === shown}
          color={category === shown ? 'primary' : 'default'}
          variant={category === shown ? 'filled' : 'outlined'}
          onClick={() => onShow(category)}
          sx={{ height: 44, minWidth: 44, borderRadius: '22px', fontSize: 15, fontWeight: 550 }}
        />
      ))}
    </Box>
  );
}
