import { useState } from 'react';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './OrderSuccessPage.module.css';

/** The number, large, to copy and to print. */
export function OrderNumber({ orderNumber }: { orderNumber: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => setOutcome((await copyText(orderNumber)) ? 'copied' : 'failed');
  return (
    <section className={styles.band} aria-label="Order number">
      <div>
        <p className="label">Order number</p>
        <p className={`${styles.number} tabular`}>{orderNumber}</p>
        <p role="status" className={outcome === 'failed' ? styles.failed : 'visually-hidden'}>
          {outcome === 'copied' && 'Copied to the clipboard.'}
          {outcome === 'failed' &&
            'Your browser does not allow copying. Please select the number and copy it yourself.'}
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={() => void copy()}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {outcome === 'copied' ? 'Copied' : 'Copy number'}
        </button>
        <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
    </section>
  );
}

/** Copies to the clipboard, also where the browser allows a page only what the visitor's own press of a button does. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Without the permission, or without https, there is no other way than the old command. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
