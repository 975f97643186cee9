import { Link, Typography } from '@mui/material';
import { SelectInput, useGetList } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { BeginnerCourse, CourseSignup } from '#libs/contracts/generated/api';
import { COURSE_SIGNUP_STATUS_WORDS } from '#libs/contracts/course-signup';
import { COURSE_SIGNUP_STATUSES } from '#libs/domain/course-signup';
import { writtenPhone } from '#libs/domain/school-facts';
import { ageWords } from '../../shared/age-words';
import { useFormMode } from '../../shared/form-mode';
import { LongText, NoWrap } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import type { RecordColumn } from '../../shared/record-column';
import { courseTitle } from '../../shared/record-titles';
import { RecordList } from '../../shared/RecordList';
import { schoolDay } from '../../shared/school-moment';
import { StatusTabs } from '../../shared/StatusTabs';
import { ROW_LINK } from '../../shared/clickable-row';
import { SIGNUP_WORDS, SIGNUPS } from './signup-words';
import { SignupDialog } from './SignupDialog';
import { SignupStatusBadge } from './SignupStatusBadge';

const MOST_COURSES = 200;

const COLUMNS: RecordColumn<CourseSignup>[] = [
  {
    label: 'Signed up',
    sortBy: 'id',
    render: ({ createdAt }) => <NoWrap>{schoolDay(createdAt)}</NoWrap>,
    card: 'above',
  },
  {
    label: 'Participant',
    sortBy: 'participantName',
    render: (signup) => (
      <>
        <SignupLink {...signup} />
        <Typography variant="caption">{ageWords(signup)}</Typography>
      </>
    ),
    card: 'title',
    onCard: (signup) => <SignupLink {...signup} />,
  },
  {
    label: 'Course',
    sortBy: 'courseName',
    render: ({ courseName, startDate }) => (
      <LongText>
        {courseName}
        <Typography variant="caption">{startDate}</Typography>
      </LongText>
    ),
    card: 'line',
    onCard: ({ courseName, startDate }) => `${courseName}, ${startDate}`,
  },
  {
    label: 'Signed up by',
    sortBy: 'fullName',
    render: ({ fullName, phone }) => (
      <LongText>
        {fullName}
        <Typography variant="caption">{writtenPhone(phone)}</Typography>
      </LongText>
    ),
    card: 'quiet',
    onCard: ({ fullName, phone }) => `${fullName}, ${writtenPhone(phone)}`,
  },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <SignupStatusBadge status={status} />, card: 'badge' },
];

/** Who has a place in a course, and who waits for one: the last to sign up first. */
export function CourseSignupsScreen() {
  const { id, listPath } = useFormMode(SIGNUPS);
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions />
      <RecordList
        resource={SIGNUPS}
        words={SIGNUP_WORDS}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        searchLabel="Search by name, email or phone"
        filters={<CourseFilter source="courseId" />}
        tabs={
          <StatusTabs resource={SIGNUPS} statuses={COURSE_SIGNUP_STATUSES} words={COURSE_SIGNUP_STATUS_WORDS} hasAll />
        }
        columns={COLUMNS}
        cardsBelow="lg"
      />
      {id !== undefined && <SignupDialog key={id} id={id} onClose={() => void navigate(listPath)} />}
    </>
  );
}

/** The filter bar tells its inputs apart by their source. */
function CourseFilter({ source }: { source: 'courseId' }) {
  const { data, isPending } = useGetList<BeginnerCourse>('beginner-courses', {
    pagination: { page: 1, perPage: MOST_COURSES },
    sort: { field: 'startDate', order: 'DESC' },
  });
  const choices = (data ?? []).map((course) => ({ id: course.id, name: courseTitle(course) }));
  return (
    <SelectInput
      source={source}
      label="By course"
      choices={choices}
      isPending={isPending}
      helperText={false}
      parse={(value: number | '') => (value === '' ? null : value)}
    />
  );
}

function SignupLink({ id, participantName }: Pick<CourseSignup, 'id' | 'participantName'>) {
  const { showPath } = useFormMode(SIGNUPS);
  return (
    <Link {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover" variant="medium">
      {participantName}
    </Link>
  );
}
