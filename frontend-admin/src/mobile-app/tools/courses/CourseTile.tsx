import { styled } from '@mui/material';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { COURSE_WORDS } from '../../../resources/beginner-courses/course-words';
import { hasStarted } from '../../../resources/beginner-courses/start-date-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { LongText } from '../../../shared/layout-parts';
import { schoolDay } from '../../../shared/school-moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { useNow } from '../../../shared/use-now';
import { Tile, TileLine, TileName } from '../records/Tile';

interface CourseTileProps {
  course: BeginnerCourse;
  isNext: boolean;
}

/** What the specification names of a course (spec 3 section 2), its start first. */
export function CourseTile({ course, isNext }: CourseTileProps) {
  const { name, startDate, duration, sessions, difficulty, description, createdAt, isActive } = course;
  const isOver = hasStarted(course, new Date(useNow()), school.timeZone);
  return (
    <Tile record={course} isDimmed={!isActive || isOver} isMarked={isNext}>
      <Head>
        Starts {startDate}
        {isNext && <StatusBadge variant="next">Next</StatusBadge>}
        {isOver && <StatusBadge variant="warn">Has started: not shown</StatusBadge>}
      </Head>
      <TileName>{isActive ? name : `${name} [Inactive]`}</TileName>
      <TileLine>{[duration, sessions, difficulty].join(' · ')}</TileLine>
      <LongText lines={2}>
        <TileLine>{description}</TileLine>
      </LongText>
      <Foot>
        <ActiveSwitch words={COURSE_WORDS} />
        Created {schoolDay(createdAt)}
      </Foot>
    </Tile>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: 650,
  overflowWrap: 'anywhere',
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 44,
  marginBottom: theme.spacing(-1),
}));
