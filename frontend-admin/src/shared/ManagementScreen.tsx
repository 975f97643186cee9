import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useFormMode } from './form-mode';
import { AddIcon } from './icons';
import { addTitle, type RecordWords } from './record-words';
import { ScreenActions } from './ScreenActions';

interface ManagementScreenProps {
  resource: string;
  words: RecordWords;
  form: ReactNode;
  list: ReactNode;
  /** What the screen is about, above the list. */
  intro?: string;
  /** Before the button that adds: others. */
  actions?: ReactNode;
  /** Above the list and the form: what belongs to all of it. */
  above?: ReactNode;
  /** Whether the form waits behind its button on wide screens too. */
  isFormAsked?: boolean;
  /** Whether a long form comes after the list until it is asked for. */
  isListFirst?: boolean;
}

/** A form above a list. On a phone the form waits behind a button, so that the list is not a long way down. */
export function ManagementScreen({
  resource,
  words,
  form,
  list,
  intro,
  actions,
  above,
  isFormAsked = false,
  isListFirst = false,
}: ManagementScreenProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const mode = useFormMode(resource);
  const button = useFocusAfterForm(mode.isAsked);
  const isFormShown = mode.isAsked || (!isPhone && !isFormAsked);
  const shownForm = isFormShown && <Fragment key="form">{form}</Fragment>;
  const shownList = <Fragment key="list">{list}</Fragment>;
  return (
    <>
      <ScreenActions>
        {actions}
        {(isFormAsked || !isFormShown || (isListFirst && !mode.isAsked)) && (
          <Button
            ref={button}
            component={Link}
            to={mode.createPath}
            variant="contained"
            startIcon={<AddIcon />}
            sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: { xs: 44, md: 36 } }}
          >
            {addTitle(words)}
          </Button>
        )}
      </ScreenActions>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0,1fr)' }}>
        {intro !== undefined && <Box sx={{ color: 'text.secondary', maxWidth: '72ch' }}>{intro}</Box>}
        {above}
        {isListFirst && !mode.isAsked ? [shownList, shownForm] : [shownForm, shownList]}
      </Box>
    </>
  );
}

/** When the form goes and takes the focus along, the button that opens it has it. */
function useFocusAfterForm(isAsked: boolean): RefObject<HTMLAnchorElement | null> {
  const button = useRef<HTMLAnchorElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return button;
}
