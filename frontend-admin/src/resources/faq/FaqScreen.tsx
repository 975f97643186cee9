import { SelectInput } from 'react-admin';
import { FAQ_CATEGORIES, FAQ_DEFAULTS } from '#libs/contracts/faq';
import { choicesOf } from '../../shared/choices';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { FAQ_WORDS } from './faq-words';
import { FaqCards } from './FaqCards';
import { FaqInputs } from './FaqInputs';
import { FaqTable } from './FaqTable';
import { validateFaq } from './validate-faq';

const RESOURCE = 'faq';

/** FAQ management (spec 3 section 2). */
export function FaqScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={FAQ_WORDS}
      form={
        <RecordForm resource={RESOURCE} words={FAQ_WORDS} defaults={{ ...FAQ_DEFAULTS }} validate={validateFaq}>
          <FaqInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={FAQ_WORDS}
          sort={{ field: 'id', order: 'DESC' }}
          sortFields={['id', 'question', 'category', 'isActive']}
          perPage={25}
          filters={[
            <SelectInput
              key="category"
              source="category"
              label="By category"
              choices={choicesOf(FAQ_CATEGORIES)}
              helperText={false}
            />,
            <StatusFilter key="isActive" source="isActive" />,
          ]}
          table={<FaqTable />}
          cards={<FaqCards />}
        />
      }
    />
  );
}
