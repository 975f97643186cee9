import { Button, styled } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NO_ANSWER } from '#libs/contracts/api-error';
import { NOT_ON_PAPER } from '../print-styles';
import type { FormModeLinks } from './form-mode';
import { Column } from './layout-parts';
import { FIRST_EDITABLE_FIELD } from './first-editable-field';
import { saveNew, type RecordWords } from './record-words';
import { Refusal } from './notices';
import type { ShownAs } from './stale/field-display';
import { StaleNotice } from './stale/StaleNotice';
import type { StaleRecord } from './stale/use-stale-record';
import { SubmitButton } from './WriteForm';

interface FormBodyProps {
  words: RecordWords;
  isEdit: boolean;
  mode: FormModeLinks;
  /** Beside the buttons: the way to what was done to the record. */
  history?: ReactNode;
  /** The field to go on with, of a form that opens filled in; the first unless told otherwise. */
  focus?: string;
  /** Whether it follows one that was saved, which took the focus along. */
  isNext: boolean;
  children: ReactNode;
  aside?: ReactNode;
  /** Whether it stands over the list: then its buttons are where those of dialogs are, clear of the toasts. */
  isDialog?: boolean;
  /** Whether it takes a phone's whole screen: then no keyboard shall cover it before it is read. */
  isSheet?: boolean;
  /** What the server had against the last try, when no field shows that. */
  refusal: unknown;
  /** Whether somebody else has changed the record meanwhile. */
  staleRecord: StaleRecord;
  shownAs: ShownAs;
}

/** The inputs, what stands beside them, and the buttons. */
export function FormBody({
  words,
  isEdit,
  mode,
  history,
  focus,
  isNext,
  children,
  aside,
  isDialog = false,
  isSheet = false,
  refusal,
  staleRecord,
  shownAs,
}: FormBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useFieldFocus(body, { isAsked: mode.isAsked && !(isSheet && isEdit), isNext }, focus);
  const buttons = (
    <Buttons className={NOT_ON_PAPER} data-footer data-dialog={isDialog}>
      {!isSheet && history}
      {mode.isAsked && !isSheet && (
        <Button component={Link} to={mode.listPath} color="inherit" variant="outlined">
          Cancel
        </Button>
      )}
      {!staleRecord.isAsked && <SubmitButton>{isEdit ? 'Save changes' : saveNew(words)}</SubmitButton>}
    </Buttons>
  );
  return (
    <Halves ref={body} data-halves={aside !== undefined}>
      <Column gap={2}>
        {children}
        <StaleNotice one={words.one} record={staleRecord} shownAs={shownAs} />
        <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
        {!isDialog && buttons}
      </Column>
      {aside}
      {isDialog && buttons}
    </Halves>
  );
}

/** The inputs, and on a wide screen beside them what they come to. */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '&[data-halves=true]': { [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.1fr)' } },
}));

/**
 * At the right, the one that saves last, as in every dialog (scripts/lint holds the order). In a dialog in sight
 * however long the form is: at its lower edge, over its padding; there they are clear of the toasts.
 */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  '&[data-dialog=true]': {
    gridColumn: '1 / -1',
    alignSelf: 'end',
    position: 'sticky',
    bottom: -20,
    zIndex: 1,
    margin: theme.spacing(0, -3, -2.5),
    padding: theme.spacing(1.5, 3),
    borderTop: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.dialog,
  },
}));

/** A form that was asked for comes into view and takes the focus, and so does the next one when nothing else has it. */
function useFieldFocus(
  body: React.RefObject<HTMLDivElement | null>,
  { isAsked, isNext }: { isAsked: boolean; isNext: boolean },
  focus?: string,
): void {
  useEffect(() => {
    if (!isAsked && !(isNext && document.activeElement === document.body)) return;
    body.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    body.current?.querySelector<HTMLElement>(focus === undefined ? FIRST_EDITABLE_FIELD : `[name="${focus}"]`)?.focus();
  }, [body, isAsked, isNext, focus]);
}
