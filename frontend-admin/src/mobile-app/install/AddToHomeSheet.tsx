import { Button, Drawer, styled, Typography } from '@mui/material';
import { useId } from 'react';
import { color } from '#libs/design/tokens';
import { AddIcon, ShareIcon } from '../../shared/icons';
import { AccentIcon } from '../landing/landing-parts';

interface AddToHomeSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

const STEPS = [
  {
    Icon: ShareIcon,
    words: (
      <>
        Tap <b>Share</b> in the browser bar
      </>
    ),
  },
  {
    Icon: AddIcon,
    words: (
      <>
        Choose <b>Add to Home Screen</b>, then <b>Add</b>
      </>
    ),
  },
];

/** iPhones install nothing by a button of a page: it shows where their own is. */
export function AddToHomeSheet({ isOpen, onClose }: AddToHomeSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          role: 'dialog',
          'aria-modal': true,
        },
      }}
    >
      <Typography variant="sheetTitle" id={titleId}>
        Add to Home Screen
      </Typography>
      <Steps>
        {STEPS.map(({ Icon, words }, at) => (
          <Step key={at}>
            <AccentIcon>
              <Icon fontSize="inherit" />
            </AccentIcon>
            <span>{words}</span>
          </Step>
        ))}
      </Steps>
      <Button autoFocus fullWidth variant="outlined" color="inherit" onClick={onClose}>
        Close
      </Button>
    </Drawer>
  );
}

const Steps = styled('ol')(({ theme }) => ({ marginBlock: theme.spacing(1.5) }));

const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: `1px solid ${color.line}` },
}));
