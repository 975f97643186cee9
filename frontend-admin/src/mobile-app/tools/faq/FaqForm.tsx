import { FAQ_DEFAULTS } from '#libs/contracts/faq';
import { FAQ_WORDS } from '../../../resources/faq/faq-words';
import { FaqInputs } from '../../../resources/faq/FaqInputs';
import { validateFaq } from '../../../resources/faq/validate-faq';
import { DeleteAction } from '../../../shared/DeleteAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { FormSheet } from '../records/FormSheet';

export function FaqForm() {
  return (
    <RecordForm resource="faq" words={FAQ_WORDS} defaults={{ ...FAQ_DEFAULTS }} validate={validateFaq} sheet={FaqSheet}>
      <FaqInputs />
    </RecordForm>
  );
}

function FaqSheet(props: FormDialogProps) {
  return <FormSheet {...props} actions={<DeleteAction words={FAQ_WORDS} isOfForm />} />;
}
