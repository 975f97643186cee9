import { ButtonBase, styled } from '@mui/material';
import { lazy, useEffect, useEffectEvent } from 'react';
import { radius } from '#libs/design/tokens';
import { SearchIcon } from '../shared/icons';
import { useDialog } from '../shared/use-dialog';

const loadDialog = () => import('./JumpDialog').then((module) => ({ default: module.JumpDialog }));
const JumpDialog = lazy(loadDialog);

const JUMP = 'jump';
const FETCHED_AFTER_MS = 1500;

/** In the top bar; Ctrl K (or Cmd K) does the same from anywhere. */
export function JumpButton() {
  const { open } = useDialog(JUMP);
  const openNow = useEffectEvent(() => open());
  useEffect(() => {
    // Fetched once the screen stands, so that what is typed right after Ctrl K is not lost; when that fails, the press
    // tries again.
    const waiting = setTimeout(() => void loadDialog().catch(() => undefined), FETCHED_AFTER_MS);
    return () => clearTimeout(waiting);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      openNow();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <FieldLikeButton aria-keyshortcuts="Control+K" onClick={() => open()}>
      <SearchIcon />
      <Words>Search or jump to</Words>
      <Shortcut>Ctrl K</Shortcut>
    </FieldLikeButton>
  );
}

/** What it opens; the layout has a place for it where a failure does no harm. */
export function Jump() {
  const { isOpen, close } = useDialog(JUMP);
  return isOpen && <JumpDialog isOpen onClose={close} />;
}

const FieldLikeButton = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: theme.spacing(1),
  width: 40,
  height: 40,
  paddingInline: theme.spacing(1.25),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  font: 'inherit',
  [theme.breakpoints.up('sm')]: { width: 220, height: 36, border: `1px solid ${theme.palette.text.disabled}` },
  [theme.breakpoints.up('lg')]: { width: 300 },
}));

/** On a narrow screen the magnifier stands alone; the word stays for screen readers. */
const Words = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('sm')]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
}));

const Shortcut = styled('kbd')(({ theme }) => ({
  ...theme.typography.fine,
  display: 'none',
  marginLeft: 'auto',
  paddingInline: theme.spacing(0.625),
  border: `1px solid ${theme.palette.divider}`,
  borderBottomWidth: 2,
  borderRadius: radius.sm,
  fontFamily: 'inherit',
  lineHeight: '18px',
  [theme.breakpoints.up('sm')]: { display: 'inline' },
}));
