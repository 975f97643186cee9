import { Button } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRand } from '#libs/domain/money';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { addTitle } from '../../shared/record-words';
import { useDialog } from '../../shared/use-dialog';
import { CategoriesDialog } from './CategoriesDialog';
import { CategoryBadges } from './CategoryBadges';
import { PRODUCT_COLUMNS } from './product-columns';
import { ProductInputs } from './ProductInputs';
import { PRODUCT_RULES, productData, productValues } from './product-form';
import { CATEGORY_DIALOG, PRODUCTS, PRODUCT_WORDS } from './product-words';
import { useCategoryChoices } from './use-categories';

const SHOWN_AS = { price: (cents: unknown) => formatRand(Number(cents)) };

/** Product management (spec 3 section 2): the categories above, the products below; the forms are dialogs. */
export function ProductsScreen() {
  const category = useDialog(CATEGORY_DIALOG);
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
