import { Box } from '@mui/material';
import { usePalette } from '../../shared/use-palette';

export function ExpertiseBadges({ areas }: { areas: readonly string[] }) {
  const [color, backgroundColor] = usePalette().badge.neutral;
  if (areas.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Expertise"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
    >
      {[...new Set(areas)].map((area) => (
        <Box
          key={area}
          component="li"
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: '4px',
            color,
            backgroundColor,
            fontSize: 12.5,
            fontWeight: 550,
            overflowWrap: 'anywhere',
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
