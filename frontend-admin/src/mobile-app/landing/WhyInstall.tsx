import { styled, Typography } from '@mui/material';
import { color } from '#libs/design/tokens';
import { BellIcon, ClockIcon } from '../../shared/icons';
import { AccentIcon, Section } from './landing-parts';

const REASONS = [
  { Icon: BellIcon, title: 'Instant alerts', words: 'Get an alert when a new message arrives.' },
  { Icon: ClockIcon, title: 'One tap away', words: 'Opens full screen from your home screen.' },
];

export function WhyInstall() {
  return (
    <Reasoning>
      <Typography variant="sheetTitle">Why install</Typography>
      <Reasons>
        {REASONS.map(({ Icon, title, words }) => (
          <Reason key={title}>
            <AccentIcon>
              <Icon fontSize="inherit" />
            </AccentIcon>
            <div>
              <Typography variant="strong">{title}</Typography>
              <Typography variant="secondary">{words}</Typography>
            </div>
          </Reason>
        ))}
      </Reasons>
    </Reasoning>
  );
}

const Reasoning = styled(Section)({ paddingTop: 0 });

const Reasons = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(1.75),
  display: 'grid',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Reason = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.75),
  paddingBlock: theme.spacing(1.75),
  borderTop: `1px solid ${color.line}`,
}));
