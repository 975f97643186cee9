import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { BusyButton } from '../../../shared/BusyButton';
import { Refusal } from '../../../shared/Refusal';
import { UnsavedGuard } from '../../../shared/UnsavedGuard';
import { useDraft } from '../../../shared/use-draft';
import { PAYING_DIALOG } from './paying-words';

type Values = Record<string, unknown>;

interface PayingFormProps {
  /** Where a draft is kept. */
  form: string;
  title: string;
  /** Below the title: which invoice. */
  about: string;
  /** On the button that sends it. */
  submit: string;
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  /** Resolves to the messages for the fields when the server refused some. */
  onSubmit: (values: Values) => Promise<Record<string, string> | undefined>;
  refusal: unknown;
  /** Set when it was sent: closing is free. */
  isSaved: RefObject<boolean>;
  /** Said when the server said nothing. */
  otherwise: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the invoice. What is typed is not left without asking. */
export function PayingForm({
  form,
  title,
  about,
  submit,
  initial,
  validate,
  onSubmit,
  refusal,
  isSaved,
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
      <Form defaultValues={defaults} validate={validate} onSubmit={onSubmit} disableInvalidFormNotification noValidate>
        <DialogTitle id={titleId} sx={{ pb: 0.5, fontSize: 17, fontWeight: 650 }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Box>
          <Fields form={form}>{children}</Fields>
          <Refusal refusal={refusal} otherwise={otherwise} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </DialogActions>
        <UnsavedGuard isSaved={isSaved} dialog={PAYING_DIALOG} />
      </Form>
    </Dialog>
  );
}

function Fields({ form, children }: { form: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  useDraft(form);
  useServerErrorFocus();
  return (
    <Box ref={body} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {children}
    </Box>
  );
}

function SubmitButton({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <BusyButton type="submit" variant="contained" loading={isSubmitting}>
      {children}
    </BusyButton>
  );
}

/** The form library focuses the first field that it refuses itself; this does the same for the server's refusals. */
function useServerErrorFocus(): void {
  const { formState, setFocus } = useFormContext();
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isSubmitting) return;
    const refused = Object.keys(errors).find((field) => errors[field]?.type === 'server');
    if (refused) setFocus(refused);
  }, [errors, isSubmitting, setFocus]);
}
