import type { QueryKey } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SECOND_FACTOR } from '#libs/contracts/auth';
import type { AccountCalls } from '../call-api';
import { fieldErrors } from '../shared/failure';
import { useWrite } from '../shared/use-write';

export const ACCOUNT_KEY = ['account', 'own'] as const;

interface Proof {
  currentPassword: string;
  code: string;
}

/** A form that says who one is, by password, code or both; what the server has against one stands below it. */
export function useProofForm<Answer>(
  call: (api: AccountCalls, proof: Proof) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  done?: string,
  stale: readonly QueryKey[] = [ACCOUNT_KEY],
) {
  const form = useForm<Proof>({ defaultValues: { currentPassword: '', code: '' } });
  const { run, isBusy, refusal } = useWrite({ stale, done });
  const isAtField = fieldErrors(refusal, ['currentPassword', 'code']) !== undefined;

  const onSubmit = form.handleSubmit(async (proof) => {
    await run((api) => call(api, proof), {
      onDone,
      onRefused: (error) => {
        for (const [field, message] of Object.entries(fieldErrors(error, ['currentPassword', 'code']) ?? {}))
          form.setError(field as keyof Proof, { message }, { shouldFocus: true });
      },
    });
  });
  const { currentPassword, code } = form.formState.errors;
  return {
    onSubmit,
    isBusy,
    /** What no field shows. */
    refusal: isAtField ? undefined : refusal,
    /** To be called where the field is shown: what was asked for must be filled in. */
    password: () => ({
      field: form.register('currentPassword', { required: SECOND_FACTOR.currentPassword }),
      problem: currentPassword?.message,
    }),
    code: () => ({
      field: form.register('code', { required: SECOND_FACTOR.code.required }),
      problem: code?.message,
    }),
  };
}
