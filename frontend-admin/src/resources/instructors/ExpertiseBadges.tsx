import { styled } from '@mui/material';
import { radius } from '#libs/design/tokens';
import { Row } from '../../shared/layout-parts';

export function ExpertiseBadges({ areas }: { areas: readonly string[] }) {
  if (areas.length === 0) return null;
  return (
    <Row aria-label="Expertise" gap={0.75} wrap as="ul">
      {[...new Set(areas)].map((area) => (
        <Badge key={area}>{area}</Badge>
      ))}
    </Row>
  );
}

const Badge = styled('li')(({ theme }) => ({
  ...theme.typography.fine,
  padding: theme.spacing(0.25, 1),
  borderRadius: radius.sm,
  color: theme.palette.badge.neutral[0],
  backgroundColor: theme.palette.badge.neutral[1],
  fontWeight: 550,
  overflowWrap: 'anywhere',
}));
