import { USER_RULES } from '#libs/contracts/user';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { useApiForm } from '../../api/use-api-form';
import { FormFailure } from '../../ui/form/FormFailure';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { askForLink } from './password-calls';
import styles from './PasswordCard.module.css';

interface AskForLinkFormProps {
  /** When it comes back in the place of the answer before. */
  takesFocus: boolean;
  onAsked: () => void;
}

export function AskForLinkForm({ takesFocus, onAsked }: AskForLinkFormProps) {
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ email: string }>({
    fields: ['email'],
    send: async ({ email }) => {
      await askForLink(email.trim());
      onAsked();
    },
  });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoFocus={takesFocus}
        aria-required
        error={errorOf('email')}
        {...register('email', { validate: (email) => looksLikeEmailAddress(email) || USER_RULES.email.invalid })}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="Send the link" busyLabel="Sending..." isBusy={isBusy} />
    </form>
  );
}
