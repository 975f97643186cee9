import { Box, Link } from '@mui/material';
import { INSTRUCTOR_RULES } from '#libs/contracts/instructor';
import type { Instructor } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { CardGrid } from '../../shared/CardGrid';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { Picture } from '../../shared/image/Picture';
import { RecordLink } from '../../shared/RecordLink';
import { ExpertiseBadges } from './ExpertiseBadges';
import { INSTRUCTOR_WORDS } from './instructor-words';

const PHOTO_PX = 72;

export function InstructorCards() {
  return <CardGrid<Instructor> isDimmed={() => false} render={(instructor) => <InstructorCard {...instructor} />} />;
}

function InstructorCard({ name, role, bio, expertise, image, sortOrder }: Instructor) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Picture src={image} widthPx={PHOTO_PX} heightPx={PHOTO_PX} fit="cover">
          <Box component="span" sx={{ fontSize: 24 }}>
            {initialsOf(name)}
          </Box>
        </Picture>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <RecordLink>{name}</RecordLink>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{role}</Box>
          {image && (
            <Link
              href={image}
              target="_blank"
              rel="noopener"
              color="inherit"
              aria-label={`View photo of ${name}`}
              sx={{ fontSize: 13 }}
            >
              View photo
            </Link>
          )}
        </Box>
        <ArrangeHandle words={INSTRUCTOR_WORDS} max={INSTRUCTOR_RULES.sortOrder.max} />
      </Box>
      <Box
        sx={{
          fontSize: 13,
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {bio}
      </Box>
      <ExpertiseBadges areas={expertise} />
      <Box sx={{ display: 'flex', alignItems: 'center', mt: 'auto' }}>
        <Box sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>Sort order {sortOrder}</Box>
        <EditAction />
        <DeleteAction words={INSTRUCTOR_WORDS} />
      </Box>
    </>
  );
}
