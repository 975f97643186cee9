import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/ListFilters';
import { ReorderHint } from '../../shared/reorder/ReorderHint';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { CorporateClientInputs } from './CorporateClientInputs';
import { CORPORATE_CLIENT_COLUMNS } from './corporate-client-columns';
import { CORPORATE_CLIENT_RULES, CORPORATE_CLIENT_WORDS, SHOWN_AS } from './corporate-client-words';
import { DuplicatesButton } from './merge/DuplicatesButton';

const RESOURCE = 'corporate-clients';
/** All that a school has, on one page, so that they can be arranged. */
const ALL_CLIENTS_ROWS = 100;

/** Corporate clients management (spec 3 section 2). */
export function CorporateClientsScreen() {
  const { createPath } = useFormMode(RESOURCE);
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={CORPORATE_CLIENT_WORDS}
      isListFirst
      actions={<DuplicatesButton />}
      form={
        <RecordForm resource={RESOURCE} words={CORPORATE_CLIENT_WORDS} {...CORPORATE_CLIENT_RULES} shownAs={SHOWN_AS}>
          <CorporateClientInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={CORPORATE_CLIENT_WORDS}
          sort={{ field: 'sortOrder', order: 'ASC' }}
          perPage={ALL_CLIENTS_ROWS}
          hint={<ReorderHint />}
          filters={<StatusFilter source="isActive" />}
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              Add corporate client
            </Button>
          }
          columns={CORPORATE_CLIENT_COLUMNS}
          isDimmed={({ isActive }) => !isActive}
          cardsBelow="lg"
        />
      }
    />
  );
}
