import { Box, Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useId } from 'react';
import { AddIcon, CloseIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { Badges } from './CategoryBadges';
import { CategoryForm } from './CategoryForm';
import { CATEGORY_WORDS } from './product-words';
import { useCategories } from './use-categories';

interface CategoriesDialogProps {
  /** A category's id, or `new`. */
  chosen: string;
  onChoose: (category: number | 'new') => void;
  onClose: () => void;
}

/** Adds, changes and deletes categories (spec 3 section 2). What is typed is not left without asking. */
export function CategoriesDialog({ chosen, onChoose, onClose }: CategoriesDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: categories = [] } = useCategories();
  const category = categories.find(({ id }) => String(id) === chosen);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <DialogTitle id={titleId} sx={{ flex: 1, py: 1.75, fontSize: 17, fontWeight: 650 }}>
          Manage Categories
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mb: 3 }}>
          <Badges categories={categories} chosen={category?.id ?? 0} onChoose={onChoose} />
          <Button size="small" startIcon={<AddIcon />} disabled={chosen === 'new'} onClick={() => onChoose('new')}>
            {addTitle(CATEGORY_WORDS)}
          </Button>
        </Box>
        {(chosen === 'new' || category) && <CategoryForm key={chosen} category={category} onDone={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
