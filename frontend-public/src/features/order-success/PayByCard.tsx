import { useState } from 'react';
import type { CardPaymentFormView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { owedAmount } from '#libs/domain/order-money';
import { takesCards } from '#libs/domain/order-story';
import { facts } from '#libs/school/facts';
import { startCardPayment } from '../../api/orders';
import { refusalOf } from '../../api/refusal';
import { FormFailure } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import styles from './OrderFound.module.css';
import type { ShownOrder } from './order-words';

/** Leads to the card provider's page with what is owed, and back here. Nothing where nothing is to be paid by card. */
export function PayByCard({ order }: { order: ShownOrder }) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!takesCards(order)) return null;
  const pay = async () => {
    // The page came before cards were switched on, and its browser lets no form of it out of the site.
    if (!facts.cards.takesCards) return window.location.reload();
    setBusy(true);
    setFailure(undefined);
    try {
      postForm(await startCardPayment(order.orderNumber));
    } catch (error) {
      setFailure(refusalOf(error).sentence);
    } finally {
      // Whoever comes back by the browser's button finds this page as it is left.
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void pay();
      }}
    >
      <FormFailure sentence={failure} />
      <SubmitButton
        label={`Pay ${formatRand(owedAmount(order))} by card`}
        busyLabel={`Opening ${order.cardProvider}...`}
        isBusy={isBusy}
      />
      <p>You will pay on the secure page of {order.cardProvider}. We never see your card number.</p>
    </form>
  );
}

function postForm({ url, fields }: CardPaymentFormView): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
