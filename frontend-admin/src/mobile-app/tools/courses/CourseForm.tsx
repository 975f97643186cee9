import { BEGINNER_COURSE_DEFAULTS } from '#libs/contracts/beginner-course';
import {
  BookingLinkInput,
  CourseActiveInput,
  CourseNameInput,
  DescriptionInput,
  LengthAndLevelInputs,
} from '../../../resources/beginner-courses/course-parts';
import { COPIED_COURSE_FIELDS, COURSE_WORDS } from '../../../resources/beginner-courses/course-words';
import { StartDateInput } from '../../../resources/beginner-courses/StartDateInput';
import { validateCourse } from '../../../resources/beginner-courses/validate-course';
import { DeleteAction } from '../../../shared/DeleteAction';
import { DuplicateAction } from '../../../shared/DuplicateAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { FormSheet } from '../records/FormSheet';

/** Quick edit: what changes most often comes first. */
export function CourseForm() {
  return (
    <RecordForm
      resource="beginner-courses"
      words={COURSE_WORDS}
      defaults={{ ...BEGINNER_COURSE_DEFAULTS }}
      validate={validateCourse}
      sheet={CourseSheet}
    >
      <StartDateInput />
      <CourseActiveInput />
      <CourseNameInput />
      <LengthAndLevelInputs />
      <DescriptionInput />
      <BookingLinkInput />
    </RecordForm>
  );
}

function CourseSheet(props: FormDialogProps) {
  return (
    <FormSheet
      {...props}
      actions={
        <>
          <DuplicateAction fields={COPIED_COURSE_FIELDS} focus="startDate" />
          <DeleteAction words={COURSE_WORDS} isOfForm />
        </>
      }
    />
  );
}
