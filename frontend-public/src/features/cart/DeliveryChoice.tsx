import { type ComponentProps, useId } from 'react';
import { deliveryPrice, type DeliveryOption } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import { Icon } from '../../ui/drawings/Icon';
import styles from './DeliveryChoice.module.css';

interface DeliveryChoiceProps {
  options: readonly DeliveryOption[];
  /** Cents of all lines together. */
  itemsTotal: number;
  chosen: string;
  error: string | undefined;
  /** For each of the radio buttons. */
  radio: Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onChange' | 'onBlur'>;
}

/** How the customer gets the order: what it costs now, and from what sum on it is free. */
export function DeliveryChoice({ options, itemsTotal, chosen, error, radio }: DeliveryChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>Delivery *</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input {...radio} type="radio" value={option.id} defaultChecked={option.id === chosen} required />
          <span>
            {option.name}
            <Hint {...option} itemsTotal={itemsTotal} />
          </span>
          <b className="tabular">{priceWords(deliveryPrice(option, itemsTotal))}</b>
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="info" sizePx={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Hint({ price, freeFrom, itemsTotal }: DeliveryOption & { itemsTotal: number }) {
  if (freeFrom === null || price === 0 || itemsTotal >= freeFrom) return null;
  return <small>Free from {formatRand(freeFrom)}</small>;
}

function priceWords(cents: number): string {
  return cents === 0 ? 'Free' : formatRand(cents);
}
