import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import type { OrderStatus } from '#libs/domain/order';
import { Icon } from '../../ui/drawings/Icon';
import { ORDER_STEPS } from './order-words';
import styles from './StatusSteps.module.css';

/** How far the order is; a cancelled one is on no way. */
export function StatusSteps({ status }: { status: OrderStatus }) {
  const reached = ORDER_STEPS.findIndex((step) => step.status === status);
  if (reached < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Where your order is">
      {ORDER_STEPS.map((step, index) => (
        <li
          key={step.status}
          data-state={index < reached ? 'done' : index === reached ? 'now' : 'next'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < reached ? <Icon name="check" sizePx={16} /> : index + 1}</i>
          <b>
            {ORDER_STATUS_WORDS[step.status]}
            {index < reached && <span className="visually-hidden">, done</span>}
          </b>
          <span>{step.text}</span>
        </li>
      ))}
    </ol>
  );
}
