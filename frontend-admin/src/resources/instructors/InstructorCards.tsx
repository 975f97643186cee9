import { Link, styled, Typography } from '@mui/material';
import { INSTRUCTOR_RULES } from '#libs/contracts/instructor';
import type { Instructor } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { ArrangeHandle } from '../../shared/arrange/ArrangeHandle';
import { CardGrid } from '../../shared/CardGrid';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { Picture } from '../../shared/image/Picture';
import { RecordLink } from '../../shared/RecordLink';
import { Grow, LongText, Row } from '../../shared/layout-parts';
import { ExpertiseBadges } from './ExpertiseBadges';
import { INSTRUCTOR_WORDS } from './instructor-words';

const PHOTO_PX = 72;

export function InstructorCards() {
  return <CardGrid<Instructor> isDimmed={() => false} render={(instructor) => <InstructorCard {...instructor} />} />;
}

function InstructorCard({ name, role, bio, expertise, image, sortOrder }: Instructor) {
  return (
    <>
      <Row gap={1.5} align="start">
        <Picture src={image} widthPx={PHOTO_PX} heightPx={PHOTO_PX} fit="cover">
          <Typography variant="figure" component="span">
            {initialsOf(name)}
          </Typography>
        </Picture>
        <Grow>
          <RecordLink>{name}</RecordLink>
          <Typography variant="caption">{role}</Typography>
          {image && (
            <Link
              href={image}
              target="_blank"
              rel="noopener"
              color="inherit"
              aria-label={`View photo of ${name}`}
              variant="small"
            >
              View photo
            </Link>
          )}
        </Grow>
        <ArrangeHandle words={INSTRUCTOR_WORDS} max={INSTRUCTOR_RULES.sortOrder.max} />
      </Row>
      <LongText lines={3}>
        <Typography variant="caption">{bio}</Typography>
      </LongText>
      <ExpertiseBadges areas={expertise} />
      <Actions>
        <Typography variant="caption" component={Grow}>
          Sort order {sortOrder}
        </Typography>
        <EditAction />
        <DeleteAction words={INSTRUCTOR_WORDS} />
      </Actions>
    </>
  );
}

const Actions = styled('div')({ display: 'flex', alignItems: 'center', marginTop: 'auto' });
