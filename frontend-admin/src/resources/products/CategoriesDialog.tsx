import { Button, Dialog, DialogContent, styled, type Theme, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { DialogHead } from '../../shared/dialog-parts';
import { SectionExportButton } from '../../shared/export/SectionExportButton';
import { AddIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { addTitle } from '../../shared/record-words';
import { Badges, useCategories } from './CategoryBadges';
import { CategoryForm } from './CategoryForm';
import { CATEGORY_WORDS } from './product-words';

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
  const listed = categories.find(({ id }) => String(id) === chosen);
  const [opened, setOpened] = useState(listed);
  if (listed && listed.id !== opened?.id) setOpened(listed);
  // When a colleague deletes it, what is typed stays: saving says then that it is gone.
  const category = listed ?? (String(opened?.id) === chosen ? opened : undefined);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Manage Categories" isDivided onClose={onClose} />
      <DialogContent>
        <Choice>
          <Badges categories={categories} chosen={category?.id ?? 0} onChoose={onChoose} />
          <Row gap={1} rowGap={1} wrap>
            <Button size="small" startIcon={<AddIcon />} disabled={chosen === 'new'} onClick={() => onChoose('new')}>
              {addTitle(CATEGORY_WORDS)}
            </Button>
            {categories.length > 0 && (
              <SectionExportButton section="product-categories" read={async () => categories} />
            )}
          </Row>
        </Choice>
        {(chosen === 'new' || category) && <CategoryForm key={chosen} category={category} onDone={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  marginBottom: theme.spacing(3),
}));
