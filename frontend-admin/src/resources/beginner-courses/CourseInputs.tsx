import { FormSection } from '../../shared/FormSection';
import {
  BookingLinkInput,
  CourseActiveInput,
  CourseNameInput,
  DescriptionInput,
  LengthAndLevelInputs,
} from './course-parts';
import { StartDateInput } from './StartDateInput';

export function CourseInputs() {
  return (
    <>
      <FormSection title="What visitors read">
        <CourseNameInput />
        <StartDateInput />
        <DescriptionInput />
      </FormSection>
      <LengthAndLevelInputs />
      <FormSection title="Booking" columns={1}>
        <BookingLinkInput />
        <CourseActiveInput />
      </FormSection>
    </>
  );
}
