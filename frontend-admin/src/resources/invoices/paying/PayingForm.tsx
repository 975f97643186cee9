import { Button, Dialog, DialogActions, DialogContent, DialogTitle, styled } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Refusal } from '../../../shared/notices';
import { SubmitButton, WriteForm } from '../../../shared/WriteForm';
import { Column } from '../../../shared/layout-parts';
import type { FormWrite, Refused } from '../../../shared/use-form-write';
import { PAYING_DIALOG } from './paying-words';

type Values = Record<string, unknown>;

interface PayingFormProps {
  write: FormWrite<unknown>;
  title: string;
  /** Below the title: which invoice. */
  about: string;
  /** On the button that sends it. */
  submit: string;
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  /** Resolves to the messages for the fields when the server refused some. */
  onSubmit: (values: Values) => Promise<Refused>;
  /** Said when the server said nothing. */
  otherwise: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the invoice. What is typed is not left without asking. */
export function PayingForm({
  write,
  title,
  about,
  submit,
  initial,
  validate,
  onSubmit,
  otherwise,
  onClose,
  children,
}: PayingFormProps) {
  const titleId = useId();
  const [defaults] = useState(initial);
  return (
    <FormDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <WriteForm write={write} initial={defaults} validate={validate} onSubmit={onSubmit} dialog={PAYING_DIALOG}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <About>{about}</About>
          <Fields>{children}</Fields>
          <Refusal refusal={write.refusal} otherwise={otherwise} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </DialogActions>
      </WriteForm>
    </FormDialog>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
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
  marginTop: theme.spacing(-1.5),
  marginBottom: theme.spacing(2),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
