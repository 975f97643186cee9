import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { FlagFilter, StatusFilter } from '../../shared/ListFilters';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordList } from '../../shared/RecordList';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { useDialog } from '../../shared/use-dialog';
import { CategoryBadges, useCategoryChoices } from './CategoryBadges';
import { PRODUCT_COLUMNS } from './product-columns';
import { CATEGORY_DIALOG, PRODUCTS, PRODUCT_WORDS, STOCK_HISTORY_DIALOG } from './product-words';

const CategoriesDialog = lazy(() =>
  import('./CategoriesDialog').then((module) => ({ default: module.CategoriesDialog })),
);
const ProductForm = lazy(() => import('./ProductForm').then((module) => ({ default: module.ProductForm })));
const StockHistoryDialog = lazy(() =>
  import('./StockHistoryDialog').then((module) => ({ default: module.StockHistoryDialog })),
);

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
          <Suspense>
            <ProductForm />
          </Suspense>
        }
        list={<ProductList />}
      />
      {history.shown !== undefined && (
        <Suspense>
          <StockHistoryDialog productId={Number(history.shown)} onClose={history.close} />
        </Suspense>
      )}
      {category.shown !== undefined && (
        <Suspense>
          <CategoriesDialog chosen={category.shown} onChoose={category.open} onClose={category.close} />
        </Suspense>
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
        <FlagFilter key="isLow" source="isLow" label="Low or out" />,
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
