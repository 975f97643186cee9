import { SelectInput } from 'react-admin';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/ListFilters';
import { choicesOf } from '../../shared/ChoiceInput';
import { WeekPreview } from './WeekPreview';
import { CLASS_COLUMNS, ClassInputs } from './class-parts';
import { DatedWeek } from './dates/DatedWeek';
import { CLASS_RULES, CLASS_SCHEDULE_WORDS } from './class-schedule-words';

const RESOURCE = 'class-schedule';
/** A week fits on one page: a class that was just added shows, whatever its day. */
const WHOLE_WEEK_ROWS = 100;

/** Class schedule management (spec 3 section 2). The server orders by weekday, then by start. */
export function ClassScheduleScreen() {
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={CLASS_SCHEDULE_WORDS}
      intro="This is your regular week. To cancel or change a class on one date only, use Single dates below."
      form={
        <RecordForm resource={RESOURCE} words={CLASS_SCHEDULE_WORDS} {...CLASS_RULES} aside={<WeekPreview />}>
          <ClassInputs />
        </RecordForm>
      }
      list={
        <>
          <RecordList
            resource={RESOURCE}
            words={CLASS_SCHEDULE_WORDS}
            sort={{ field: 'day', order: 'ASC' }}
            perPage={WHOLE_WEEK_ROWS}
            filters={[
              <SelectInput key="day" source="day" label="By day" choices={choicesOf(WEEKDAYS)} helperText={false} />,
              <SelectInput
                key="level"
                source="level"
                label="By level"
                choices={choicesOf(CLASS_LEVELS)}
                helperText={false}
              />,
              <StatusFilter key="isActive" source="isActive" />,
            ]}
            columns={CLASS_COLUMNS}
            isDimmed={({ isActive }) => !isActive}
          />
          <DatedWeek />
        </>
      }
    />
  );
}
