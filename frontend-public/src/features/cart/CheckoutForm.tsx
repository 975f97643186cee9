import { useState, type ChangeEvent, type FormEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { CartItemView } from '#libs/contracts/generated/api';
import { CHECKOUT_MESSAGES } from '#libs/contracts/order';
import { type DeliveryOption, needsAddress, offeredOption } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import { facts } from '#libs/school/facts';
import { cartTotalCents } from '../../api/cart-state';
import { useDeliveryOptions } from '../../api/delivery-options';
import { useApiForm } from '../../api/use-api-form';
import { paths } from '../../paths';
import { FormFailure } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField, TextArea } from '../../ui/form/TextField';
import { showToast } from '../../ui/toasts/toast-store';
import {
  CHECKOUT_FIELDS,
  checkoutTotal,
  detailChecks,
  isMissingRequired,
  type CheckoutDetails,
} from './checkout-details';
import styles from './CheckoutForm.module.css';
import { DeliveryChoice } from './DeliveryChoice';
import { keptDetails } from './use-checkout';

interface CheckoutFormProps {
  ref: Ref<HTMLFormElement>;
  lines: readonly CartItemView[];
  /** Sends the order; what it throws is shown. */
  place: (details: CheckoutDetails, option: DeliveryOption | undefined) => Promise<void>;
  /** Before this nothing is sent: true keeps the order back. */
  holdsBack: () => boolean;
  /** The last attempt got no answer: it may have become an order. */
  isUnanswered: boolean;
}

/** The checkout card (spec 2 section 2). On phones total and button stay in sight below the lines. */
export function CheckoutForm({ ref, lines, place, holdsBack, isUnanswered }: CheckoutFormProps) {
  const { options, refresh } = useDeliveryOptions();
  const [kept] = useState(keptDetails.read);
  const [chosen, setChosen] = useState(kept?.deliveryOptionId ?? '');
  const option = offeredOption(options, chosen);
  const { register, errorOf, submit, failure, isBusy } = useApiForm<CheckoutDetails>({
    fields: CHECKOUT_FIELDS,
    send: (details) =>
      place(details, option).catch(async (error: unknown) => {
        // What was chosen may be gone, or cost something else by now.
        await refresh();
        throw error;
      }),
  });
  const checks = detailChecks(options);
  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || holdsBack()) return;
    if (isMissingRequired(detailsIn(event.currentTarget), options))
      showToast({ tone: 'error', ...CHECKOUT_MESSAGES.missing });
    void submit(event);
  };
  const field = (name: Exclude<keyof CheckoutDetails, 'deliveryOptionId'>) => ({
    defaultValue: kept?.[name],
    error: errorOf(name),
    ...register(name, { validate: checks[name] }),
  });
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      className={styles.form}
      aria-label="Checkout"
      onSubmit={order}
      onInput={(event) => keptDetails.keep(detailsIn(event.currentTarget))}
    >
      <div className={styles.fields}>
        <h2 className="h3">Checkout</h2>
        <TextField label="Full Name *" autoComplete="name" aria-required {...field('customerName')} />
        <TextField
          label="Email Address *"
          type="email"
          autoComplete="email"
          aria-required
          {...field('customerEmail')}
        />
        <TextField label="Phone Number" type="tel" autoComplete="tel" {...field('customerPhone')} />
        {options.length > 0 && (
          <DeliveryChoice
            options={options}
            itemsTotal={cartTotalCents(lines)}
            chosen={chosen}
            error={errorOf('deliveryOptionId')}
            radio={register('deliveryOptionId', {
              validate: checks.deliveryOptionId,
              onChange: (event: ChangeEvent<HTMLInputElement>) => setChosen(event.target.value),
            })}
          />
        )}
        <div hidden={!needsAddress(option)}>
          <TextArea
            label="Shipping Address *"
            rows={4}
            autoComplete="street-address"
            aria-required
            {...field('shippingAddress')}
          />
        </div>
      </div>
      <div className={styles.pay} data-pay-bar>
        <FormFailure sentence={failure} />
        {isUnanswered && !isBusy && (
          <p className={styles.unanswered}>
            Your order may still have reached us. Select Place Order again without changing anything. This will not
            create a second order.
          </p>
        )}
        <p className={styles.total}>
          <span>
            {option ? 'Total with delivery' : 'Total'}
            {facts.invoices.isVatVendor && ' (incl. VAT)'}
          </span>{' '}
          <output className="tabular">{formatRand(checkoutTotal(lines, option))}</output>
        </p>
        <SubmitButton label="Place Order" busyLabel="Processing..." isBusy={isBusy} />
        <p className={styles.note}>Order will be processed manually</p>
        {facts.cards.takesCards && <p className={styles.note}>You can pay by card once your order is placed.</p>}
        <p className={styles.note}>
          By ordering you agree to our <Link to={paths.terms}>Terms and Conditions</Link>.
        </p>
      </div>
    </form>
  );
}

function detailsIn(form: HTMLFormElement): CheckoutDetails {
  const data = new FormData(form);
  const text = (name: keyof CheckoutDetails) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    deliveryOptionId: text('deliveryOptionId'),
    shippingAddress: text('shippingAddress'),
  };
}
