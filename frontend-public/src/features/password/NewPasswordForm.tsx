import { USER_RULES } from '#libs/contracts/user';
import { refusalOf } from '../../api/refusal';
import { useApiForm } from '../../api/use-api-form';
import { FormFailure } from '../../ui/form/FormFailure';
import { PasswordField } from '../../ui/form/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { checkNewPassword } from './check-new-password';
import { setNewPassword } from './password-calls';
import styles from './PasswordCard.module.css';

interface NewPasswordFormProps {
  /** The secret of the mailed link. */
  token: string;
  onChanged: () => void;
  /** The link was used, is too old, or never was. */
  onWorthlessLink: () => void;
}

export function NewPasswordForm({ token, onChanged, onWorthlessLink }: NewPasswordFormProps) {
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ password: string }>({
    fields: ['password'],
    send: async ({ password }) => {
      try {
        await setNewPassword(token, password);
      } catch (error) {
        if (refusalOf(error).fields['token'] === undefined) throw error;
        onWorthlessLink();
        return;
      }
      onChanged();
    },
  });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${USER_RULES.password.minLength} characters, and none that is easy to guess.`}
        aria-required
        error={errorOf('password')}
        {...register('password', { validate: checkNewPassword })}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="Change password" busyLabel="Changing..." isBusy={isBusy} />
    </form>
  );
}
