import { type Breakpoint, Button, Dialog, DialogActions, DialogContent, DialogTitle, styled } from '@mui/material';
import { useEffect, useId, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { FIRST_EDITABLE_FIELD } from './first-editable-field';
import { Refusal } from './notices';
import { SubmitButton, WriteForm } from './WriteForm';
import { Column } from './layout-parts';
import type { FormWrite, Refused } from './use-form-write';

type Values = Record<string, unknown>;

interface DialogFormProps {
  write: FormWrite<unknown>;
  title: string;
  /** Its name in the address. */
  dialog: string;
  /** Below the title: of which record. */
  about: string;
  /** On the button that sends it. */
  submit: string;
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  /** Resolves to the messages for the fields when the server refused some. */
  onSubmit: (values: Values, event?: BaseSyntheticEvent) => Promise<Refused> | undefined;
  /** Below the fields, where a colleague may change the record too: the StaleNotice. */
  notice?: ReactNode;
  /** Whether the notice's own buttons send it, or leave it. */
  isAsked?: boolean;
  /** Said when the server said nothing. */
  otherwise: string;
  onClose: () => void;
  /** Where its fields need more room. */
  maxWidth?: Breakpoint;
  children: ReactNode;
}

/** A small form over a record. What is typed is not left without asking. */
export function DialogForm({
  write,
  title,
  dialog,
  about,
  submit,
  initial,
  validate,
  onSubmit,
  notice,
  isAsked = false,
  otherwise,
  onClose,
  maxWidth = 'xs',
  children,
}: DialogFormProps) {
  const titleId = useId();
  const [defaults] = useState(initial);
  return (
    <FormDialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <WriteForm write={write} initial={defaults} validate={validate} onSubmit={onSubmit} dialog={dialog}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <About>{about}</About>
          <OpenedFields>
            {children}
            {notice}
          </OpenedFields>
          <Refusal refusal={write.refusal} otherwise={otherwise} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          {!isAsked && <SubmitButton>{submit}</SubmitButton>}
        </DialogActions>
      </WriteForm>
    </FormDialog>
  );
}

/** Fields of a dialog that opens: the first of them has the focus. */
export function OpenedFields({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>(FIRST_EDITABLE_FIELD)?.focus(), []);
  return (
    <Column ref={body} gap={2}>
      {children}
    </Column>
  );
}

const FormDialog = styled(Dialog)(({ theme }) => ({
  '& form': { display: 'contents' },
  '& .MuiDialog-paper': {
    marginInline: theme.spacing(2),
    width: 'calc(100% - 32px)',
    [theme.breakpoints.up('sm')]: { marginInline: theme.spacing(4) },
  },
}));

const About = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
