import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Refusal } from '../../../shared/Refusal';
import { SubmitButton, WriteForm } from '../../../shared/WriteForm';
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
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      sx={{
        '& form': { display: 'contents' },
        '& .MuiDialog-paper': { mx: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)' } },
      }}
    >
      <WriteForm write={write} initial={defaults} validate={validate} onSubmit={onSubmit} dialog={PAYING_DIALOG}>
        <DialogTitle id={titleId} sx={{ pb: 0.5, fontSize: 17, fontWeight: 650 }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Box>
          <Fields>{children}</Fields>
          <Refusal refusal={write.refusal} otherwise={otherwise} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </DialogActions>
      </WriteForm>
    </Dialog>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <Box ref={body} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {children}
    </Box>
  );
}
