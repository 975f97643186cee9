import {
  CLASS_SCHEDULE_WORDS,
  COPIED_CLASS_FIELDS,
  NEW_CLASS,
} from '../../../resources/class-schedule/class-schedule-words';
import {
  ClassActiveInput,
  ClassNameInput,
  ClassTimeInputs,
  InstructorInput,
  LevelInput,
} from '../../../resources/class-schedule/class-parts';
import { validateClassSchedule } from '../../../resources/class-schedule/validate-class-schedule';
import { DeleteAction } from '../../../shared/DeleteAction';
import { DuplicateAction } from '../../../shared/DuplicateAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { FormSheet } from '../records/FormSheet';

interface ClassFormProps {
  /** The day of a new class. */
  day: string;
}

/** Quick edit: what changes most often comes first. */
export function ClassForm({ day }: ClassFormProps) {
  return (
    <RecordForm
      resource="class-schedule"
      words={CLASS_SCHEDULE_WORDS}
      defaults={{ ...NEW_CLASS, day }}
      validate={validateClassSchedule}
      sheet={ClassSheet}
    >
      <ClassTimeInputs />
      <InstructorInput />
      <ClassActiveInput />
      <ClassNameInput />
      <LevelInput />
    </RecordForm>
  );
}

function ClassSheet(props: FormDialogProps) {
  return (
    <FormSheet
      {...props}
      actions={
        <>
          <DuplicateAction fields={COPIED_CLASS_FIELDS} />
          <DeleteAction words={CLASS_SCHEDULE_WORDS} isOfForm />
        </>
      }
    />
  );
}
