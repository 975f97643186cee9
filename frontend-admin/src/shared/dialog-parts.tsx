import { DialogTitle, IconButton, styled, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { CloseIcon } from './icons';
import { Grow } from './layout-parts';

interface DialogHeadProps {
  titleId: string;
  title: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
  /** A line below it all; a body with `dividers` brings its own. */
  isDivided?: boolean;
  /** For what takes the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** The title of a dialog and the way out of it. */
export function DialogHead({ titleId, title, children, isDivided = false, titleRef, onClose }: DialogHeadProps) {
  return (
    <Head data-divided={isDivided}>
      <Grow>
        <Title id={titleId} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Title>
        {children}
      </Grow>
      <IconButton aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Head>
  );
}

// A long body squeezes a head that may shrink to its least height, and a title of several lines is cut off.
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minHeight: 56,
  padding: theme.spacing(1, 1.5, 1, 3),
  overflowWrap: 'anywhere',
  '&[data-divided=true]': { borderBottom: `1px solid ${theme.palette.divider}` },
  '&[data-divided=false] + .MuiDialogContent-root:not(.MuiDialogContent-dividers)': { paddingTop: 0 },
  [theme.breakpoints.down('sm')]: {
    '&:has(~ .MuiDialogContent-dividers, ~ * .MuiDialogContent-dividers)': { paddingLeft: theme.spacing(2) },
  },
}));

const Title = styled(DialogTitle)({ padding: 0, outline: 0 });

interface DialogSectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named section of a dialog. */
export function DialogSection({ title, action, children }: DialogSectionProps) {
  return (
    <section aria-label={title}>
      <SectionHead data-action={action !== undefined}>
        <Typography variant="label">{title}</Typography>
        {action}
      </SectionHead>
      {children}
    </section>
  );
}

const SectionHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1),
  '&[data-action=true]': { minHeight: 36 },
}));

/**
 * First among the buttons of a dialog that shows a record: at the left, what else can be done with it. On a phone all
 * of them share as few rows as they fill.
 */
export const OtherActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginRight: 'auto',
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    // Those that say why they cannot be pressed have something around them.
    '& > *, & ~ *, & > span > *, & ~ span > *': { flexGrow: 1 },
  },
}));
