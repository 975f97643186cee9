import { Box } from '@mui/material';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { school } from '#libs/school/school';
import { COURSE_WORDS } from '../../../resources/beginner-courses/course-words';
import { hasStarted } from '../../../resources/beginner-courses/start-date-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          fontWeight: 650,
          overflowWrap: 'anywhere',
        }}
      >
        Starts {startDate}
        {isNext && <StatusBadge variant="next">Next</StatusBadge>}
        {isOver && <StatusBadge variant="warn">Has started: not shown</StatusBadge>}
      </Box>
      <TileName>{isActive ? name : `${name} [Inactive]`}</TileName>
      <TileLine>{[duration, sessions, difficulty].join(' · ')}</TileLine>
      <Box
        sx={{
          fontSize: 14.5,
          color: color.muted,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {description}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 44,
          mb: -1,
          fontSize: 13,
          color: color.muted,
        }}
      >
        <ActiveSwitch words={COURSE_WORDS} />
        Created {schoolDay(createdAt)}
      </Box>
    </Tile>
  );
}
