import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { color, layout } from '#libs/design/tokens';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { SHORTCUTS } from '../shortcuts';

/** /mobile-app (spec 3 section 2): open to everyone, while the tools behind its tiles ask who is there. */
export function LandingPage() {
  return (
    <>
      <PageTitle />
      <PhoneBar />
      <Box component="main" sx={{ maxWidth: layout.max, mx: 'auto', p: 2.5 }}>
        <h1>The school in your pocket</h1>
        <Box component="nav" aria-label="Shortcuts" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {SHORTCUTS.map(({ screen, label, Icon }) => (
            <Box key={screen} component={Link} to={`/${screen}`} sx={{ display: 'grid', gap: 1, p: 2, minHeight: 120, border: `1px solid ${color.line}`, borderRadius: '12px', backgroundColor: color.ink[800], color: color.text, textDecoration: 'none' }}>
              <Icon />
              {label}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}
