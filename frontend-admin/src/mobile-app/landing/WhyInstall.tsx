import { Box } from '@mui/material';
import { color } from '#libs/design/tokens';
import { BellIcon, ClockIcon } from '../../shared/icons';
import { section, sectionHeading } from './landing-styles';

const REASONS = [
  { Icon: BellIcon, title: 'Know at once', words: 'An alert when a new message arrives.' },
  { Icon: ClockIcon, title: 'One tap away', words: 'Opens full screen from your home screen.' },
];

export function WhyInstall() {
  return (
    <Box component="section" sx={{ ...section, pt: 0 }}>
      <Box component="h2" sx={sectionHeading}>
        Why install
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: '14px',
          p: 0,
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 4,
        }}
      >
        {REASONS.map(({ Icon, title, words }) => (
          <Box
            key={title}
            component="li"
            sx={{ display: 'flex', gap: 1.75, py: 1.75, borderTop: `1px solid ${color.line}` }}
          >
            <Icon sx={{ fontSize: 22, mt: '2px', color: color.signal.text }} />
            <div>
              <Box sx={{ fontWeight: 600 }}>{title}</Box>
              <Box sx={{ color: color.muted }}>{words}</Box>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
