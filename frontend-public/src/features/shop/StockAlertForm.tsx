import { useState } from 'react';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { STOCK_ALERT_RULES, stockAlertAsked } from '#libs/contracts/stock-alert';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { callApi } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { FormFailure, FormOutcome } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { SelectField, TextField } from '../../ui/form/TextField';
import styles from './StockAlertForm.module.css';

const { email: EMAIL } = STOCK_ALERT_RULES;

interface Asked {
  email: string;
  size: string;
}

/** At a product that is sold out, or of which sizes are: one mail when it is back. */
export function StockAlertForm({ product }: { product: PublicProduct }) {
  const soldOut = soldOutSizes(product);
  const [told, setTold] = useState<string>();
  const { register, errorOf, submit, failure, isBusy } = useApiForm<Asked>({
    fields: ['email', 'size'],
    send: async ({ email, size }) => {
      const { email: kept } = await callApi('post', '/api/products/{id}/stock-alerts', {
        parameters: { id: product.id },
        body: { email: email.trim(), size: size || null },
      });
      setTold(kept);
    },
  });
  if (product.stock > 0 && soldOut.length === 0) return null;
  if (told !== undefined)
    return (
      <FormOutcome title="We'll let you know" takesFocus>
        <p>{stockAlertAsked(told)}</p>
      </FormOutcome>
    );
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit} aria-labelledby="stock-alert">
      <h2 id="stock-alert" className={styles.title}>
        {product.stock > 0 ? 'Is your size sold out?' : "Email me when it's back"}
      </h2>
      {soldOut.length > 0 && (
        <SelectField label="Size" error={errorOf('size')} {...register('size')}>
          {product.stock <= 0 && <option value="">Any size</option>}
          {soldOut.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We'll use it for this one email only."
        aria-required
        maxLength={EMAIL.maxLength}
        error={errorOf('email')}
        {...register('email', {
          validate: (email) => (email.trim() === '' ? EMAIL.required : EMAIL.is(email.trim()) || EMAIL.invalid),
        })}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="Let me know" busyLabel="Sending..." isBusy={isBusy} />
    </form>
  );
}

/** Those that can be waited for by name: all of a product that is sold out, else those that have none left. */
function soldOutSizes(product: PublicProduct): string[] {
  if (!isKeptBySize(product) && product.stock > 0) return [];
  return product.availableSizes.filter((size) => stockIn(product, size) <= 0);
}
