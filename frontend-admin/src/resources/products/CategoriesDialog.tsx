import { Box, Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { AddIcon, CloseIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { Badges } from './CategoryBadges';
import { CategoryForm } from './CategoryForm';
import { CATEGORY_WORDS } from './product-words';
import { useCategories } from './use-categories';

/** A category's id, or a new one. */
export type ChosenCategory = number | 'new';

interface CategoriesDialogProps {
  first: ChosenCategory;
  onClose: () => void;
}

/** Adds, changes and deletes categories (spec 3 section 2). What is typed is not left without asking. */
export function CategoriesDialog({ first, onClose }: CategoriesDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: categories = [] } = useCategories();
  const [chosen, setChosen] = useState(first);
  const isDirty = useRef(false);
  const [leaving, setLeaving] = useState<() => void>();
  const category = categories.find(({ id }) => id === chosen);
  const unlessDirty = (go: () => void) => (isDirty.current ? setLeaving(() => go) : go());
  return (
    <Dialog open onClose={() => unlessDirty(onClose)} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <DialogTitle id={titleId} sx={{ flex: 1, py: 1.75, fontSize: 17, fontWeight: 650 }}>Manage Categories</DialogTitle>
        <IconButton aria-label="Close" onClick={() => unlessDirty(onClose)}><CloseIcon /></IconButton>
      </Box>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mb: 3 }}>
          <Badges categories={categories} chosen={chosen === 'new' ? 0 : chosen} onChoose={(id) => unlessDirty(() => setChosen(id))} />
          <Button size="small" startIcon={<AddIcon />} disabled={chosen === 'new'} onClick={() => unlessDirty(() => setChosen('new'))}>{addTitle(CATEGORY_WORDS)}</Button>
        </Box>
        {(chosen === 'new' || category) && <CategoryForm key={chosen} category={category} onDirty={(now) => { isDirty.current = now; }} onDone={onClose} />}
      </DialogContent>
      <ConfirmDialog isOpen={leaving !== undefined} title="Leave without saving?" confirm="Leave without saving" cancel="Stay on this form" onCancel={() => setLeaving(undefined)} onConfirm={() => { isDirty.current = false; setLeaving(undefined); leaving?.(); }}>
        The form has changes that are not saved yet.
      </ConfirmDialog>
    </Dialog>
  );
}
