import { Button, styled, type Theme, useMediaQuery } from '@mui/material';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { NOT_ON_PAPER } from '../print-styles';
import { useFormMode } from './form-mode';
import { AddIcon, BackIcon, LogoutIcon } from './icons';
import { Column } from './layout-parts';
import { addTitle, type RecordWords } from './record-words';
import { useLogout } from 'react-admin';

/** Worn by a button that leads where the menu leads too: on a phone the list needs its room. */
export const IN_MENU = 'in-menu';
const ICON_ON_PHONES = 'icon-on-phones';

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
          <AddButton ref={button} component={Link} to={mode.createPath} variant="contained" startIcon={<AddIcon />}>
            {addTitle(words)}
          </AddButton>
        )}
      </ScreenActions>
      <Column gap={2.25}>
        {intro !== undefined && <About>{intro}</About>}
        {above}
        {isListFirst && !mode.isAsked ? [shownList, shownForm] : [shownForm, shownList]}
      </Column>
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

/** What adds to the list: on a phone as wide as there is room. */
export const AddButton = styled(Button)(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 44,
  [theme.breakpoints.up('sm')]: { flex: 'none' },
  [theme.breakpoints.up('md')]: { minHeight: 36 },
})) as typeof Button;

const About = styled('div')(({ theme }) => ({ color: theme.palette.text.secondary, maxWidth: '72ch' }));

interface ScreenActionsProps {
  children?: ReactNode;
}

/** Back to Dashboard and Logout, as the FAQ and class schedule screens show them (spec 3 section 2). */
export function ScreenActions({ children }: ScreenActionsProps) {
  const logout = useLogout();
  return (
    <Actions className={NOT_ON_PAPER}>
      <Button component={Link} to="/" color="inherit" variant="outlined" startIcon={<BackIcon />}>
        <ActionWord>Back to Dashboard</ActionWord>
      </Button>
      <Button color="inherit" variant="outlined" startIcon={<LogoutIcon />} onClick={() => void logout()}>
        <ActionWord>Logout</ActionWord>
      </Button>
      {children}
    </Actions>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('sm')]: {
    [`& .MuiButton-root:has(> .${ICON_ON_PHONES})`]: { minWidth: 44, paddingInline: theme.spacing(1) },
    [`& .MuiButton-startIcon:has(+ .${ICON_ON_PHONES})`]: { margin: 0 },
    [`& .${IN_MENU}`]: { display: 'none' },
  },
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { marginBottom: theme.spacing(2.25) },
}));

/** The word of a button that has its icon alone on a phone, so that all stand in one row. */
export function ActionWord({ children }: { children: string }) {
  return <Word className={ICON_ON_PHONES}>{children}</Word>;
}

const Word = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute', clipPath: 'inset(50%)' },
}));
