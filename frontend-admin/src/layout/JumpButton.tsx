import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { SearchIcon } from '../shared/icons';
import { useDialog } from '../shared/use-dialog';

const loadDialog = () => import('./JumpDialog').then((module) => ({ default: module.JumpDialog }));
const JumpDialog = lazy(loadDialog);

const FETCHED_AFTER_MS = 1500;

/** In the top bar; Ctrl K (or Cmd K) does the same from anywhere. */
export function JumpButton() {
  const { isOpen, open, close } = useDialog('jump');
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
    <>
      <ButtonBase aria-keyshortcuts="Control+K" onClick={() => open()} sx={buttonSx}>
        <SearchIcon />
        <Box component="span" sx={readOnlyWhenNarrow}>
          Search or jump to
        </Box>
        <Box
          component="kbd"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            ml: 'auto',
            px: 0.625,
            border: 1,
            borderBottomWidth: 2,
            borderColor: 'divider',
            borderRadius: '4px',
            fontFamily: 'inherit',
            fontSize: 12,
            lineHeight: '18px',
          }}
        >
          Ctrl K
        </Box>
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <JumpDialog isOpen onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const buttonSx = {
  justifyContent: 'flex-start',
  gap: 1,
  width: { xs: 40, sm: 220, lg: 300 },
  height: { xs: 40, sm: 36 },
  px: 1.25,
  borderRadius: '6px',
  border: { sm: 1 },
  borderColor: { sm: 'text.disabled' },
  color: 'text.secondary',
  font: 'inherit',
} as const;

/** On a narrow screen the magnifier stands alone; the word stays for screen readers. */
const readOnlyWhenNarrow = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: 'nowrap',
} as const;
