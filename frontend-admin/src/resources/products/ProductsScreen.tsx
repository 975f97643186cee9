import { Button, Dialog, DialogContent, styled, type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRand } from '#libs/domain/money';
import { type SizeStock, sizeStockWords } from '#libs/domain/product-sizes';
import { DialogHead } from '../../shared/dialog-parts';
import { StatusFilter } from '../../shared/ListFilters';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { useDialog } from '../../shared/use-dialog';
import { CategoryBadges, Badges, useCategoryChoices, useCategories } from './CategoryBadges';
import { CategoryForm } from './CategoryForm';
import { ProductInputs } from './ProductInputs';
import { PRODUCT_COLUMNS } from './product-columns';
import { PRODUCT_RULES, productData, productValues } from './product-form';
import { CATEGORY_DIALOG, PRODUCTS, PRODUCT_WORDS, CATEGORY_WORDS, STOCK_HISTORY_DIALOG } from './product-words';

const StockHistoryDialog = lazy(() =>
  import('./StockHistoryDialog').then((module) => ({ default: module.StockHistoryDialog })),
);

const SHOWN_AS = {
  price: (cents: unknown) => formatRand(Number(cents)),
  images: (images: unknown) => picturesWords(images as readonly string[]),
  sizes: (sizes: unknown) => sizeStockWords(sizes as readonly SizeStock[]),
};

function picturesWords({ length }: readonly string[]): string {
  return length === 1 ? '1 picture' : `${length} pictures`;
}

/** Product management (spec 3 section 2): the categories above, the products below; the forms are dialogs. */
export function ProductsScreen() {
  const category = useDialog(CATEGORY_DIALOG);
  const history = useDialog(STOCK_HISTORY_DIALOG);
  return (
    <>
      <ManagementScreen
        resource={PRODUCTS}
        words={PRODUCT_WORDS}
        isFormAsked
        actions={
          <Button variant="outlined" color="inherit" onClick={() => category.open('new')}>
            Manage Categories
          </Button>
        }
        above={<CategoryBadges onChoose={category.open} />}
        form={
          <RecordForm
            resource={PRODUCTS}
            words={PRODUCT_WORDS}
            isDialog
            {...PRODUCT_RULES}
            valuesOf={productValues}
            dataOf={productData}
            shownAs={SHOWN_AS}
          >
            <ProductInputs />
          </RecordForm>
        }
        list={<ProductList />}
      />
      {history.shown !== undefined && (
        <Suspense>
          <StockHistoryDialog productId={Number(history.shown)} onClose={history.close} />
        </Suspense>
      )}
      {category.shown !== undefined && (
        <CategoriesDialog chosen={category.shown} onChoose={category.open} onClose={category.close} />
      )}
    </>
  );
}

function ProductList() {
  const { createPath } = useFormMode(PRODUCTS);
  const { choices } = useCategoryChoices();
  return (
    <RecordList
      resource={PRODUCTS}
      words={PRODUCT_WORDS}
      sort={{ field: 'name', order: 'ASC' }}
      sortFields={['createdAt']}
      perPage={25}
      filters={[
        <SelectInput key="category" source="category" label="By category" choices={choices} helperText={false} />,
        <StatusFilter key="isActive" source="isActive" />,
      ]}
      emptyAction={
        <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
          {addTitle(PRODUCT_WORDS)}
        </Button>
      }
      columns={PRODUCT_COLUMNS}
      isDimmed={({ isActive }) => !isActive}
      cardsBelow="lg"
    />
  );
}

interface CategoriesDialogProps {
  /** A category's id, or `new`. */
  chosen: string;
  onChoose: (category: number | 'new') => void;
  onClose: () => void;
}

/** Adds, changes and deletes categories (spec 3 section 2). What is typed is not left without asking. */
function CategoriesDialog({ chosen, onChoose, onClose }: CategoriesDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: categories = [] } = useCategories();
  const category = categories.find(({ id }) => String(id) === chosen);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Manage Categories" isDivided onClose={onClose} />
      <DialogContent>
        <Choice>
          <Badges categories={categories} chosen={category?.id ?? 0} onChoose={onChoose} />
          <Button size="small" startIcon={<AddIcon />} disabled={chosen === 'new'} onClick={() => onChoose('new')}>
            {addTitle(CATEGORY_WORDS)}
          </Button>
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
