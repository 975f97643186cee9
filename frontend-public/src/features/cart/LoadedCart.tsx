import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartItemView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { preloadToasts } from '../../ui/toasts/ToastArea';
import { CartChanges, DuplicateQuestion } from './CartChanges';
import { CartLines, preloadClearCartDialog } from './CartLines';
import { PageNotice } from '../../ui/PageNotice';
import { QUIET_SCENES } from '../../ui/scenes';
import { CheckoutForm } from './CheckoutForm';
import styles from './LoadedCart.module.css';
import { useCartChanges, useLineChanges } from './use-cart-changes';
import { useCheckout } from './use-checkout';

interface LoadedCartProps {
  lines: readonly CartItemView[];
  refetch: () => Promise<readonly CartItemView[] | undefined>;
}

/** The lines, what the shop changed about them, and the checkout; or, without a line, an empty cart. */
export function LoadedCart({ lines: present, refetch }: LoadedCartProps) {
  // Once ordered the cart is emptied behind the page, which stays as it is until the confirmation takes its place.
  const [ordered, setOrdered] = useState<readonly CartItemView[]>();
  const lines = ordered ?? present;
  const [hadLines] = useState(present.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const changes = useCartChanges({ lines, refetch });
  const { setQuantity, remove, clear, clearOrdered, accept, isAccepting } = useLineChanges();
  const { place, isUnanswered, isAsked, confirm, dismiss } = useCheckout({
    lines,
    onRefused: changes.onRefused,
    onPlaced: () => {
      setOrdered(lines);
      clearOrdered();
    },
  });
  // An order that may have been made holds the stock that seems to be gone: the visitor must be able to ask for it
  // again.
  const isChanged = changes.changed.length > 0 && !(isUnanswered && changes.refusals === 0) && !ordered;
  const hasLines = lines.length > 0;
  // What this page says and asks of a filled cart must not wait for a connection that may be gone by then.
  useEffect(() => {
    if (hasLines) void Promise.allSettled([preloadToasts(), preloadClearCartDialog()]);
  }, [hasLines]);
  const acceptAll = async () => {
    await accept(lines, changes.changed);
    changes.onAccepted();
    focusSubmit(form.current);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {isChanged ? `Your cart has changed. New total ${formatRand(changes.totalOnceAcceptedCents)}.` : ''}
      </p>
      {isChanged && (
        <CartChanges
          changed={changes.changed}
          refusals={changes.refusals}
          totalCents={changes.totalOnceAcceptedCents}
          isAccepting={isAccepting}
          onAccept={() => void acceptAll()}
        />
      )}
      {isAsked && (
        <DuplicateQuestion
          onAgain={() => {
            confirm();
            form.current?.requestSubmit();
          }}
          onNo={() => {
            dismiss();
            focusSubmit(form.current);
          }}
        />
      )}
      {lines.length === 0 ? (
        <PageNotice
          icon="cart"
          title="Your cart is empty"
          text="Add some items to get started!"
          scene={QUIET_SCENES.emptyHangers}
          takesFocus={hadLines && !isChanged}
        >
          <Link className={buttonClass()} to={paths.shop}>
            Start Shopping
          </Link>
        </PageNotice>
      ) : (
        <div className={styles.layout}>
          <CartLines lines={lines} onQuantity={setQuantity} onRemove={remove} onClear={clear} />
          <CheckoutForm
            ref={form}
            lines={lines}
            place={place}
            isUnanswered={isUnanswered}
            holdsBack={() => isChanged && changes.comeToNotice()}
          />
        </div>
      )}
    </>
  );
}

function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
