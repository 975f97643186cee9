import { Modal } from 'antd';
import { buttonClass } from '../../ui/button-class';
import { AntdProvider } from '../../ui/AntdProvider';
import styles from './LoadedCart.module.css';

const WIDTH_PX = 440;

interface ClearCartDialogProps {
  isOpen: boolean;
  /** How many things would be gone. */
  count: number;
  onClear: () => void;
  onClose: () => void;
}

/** Asks before the whole cart is emptied. Keeps focus inside; the backdrop or Escape keeps the cart. */
export function ClearCartDialog({ isOpen, count, onClear, onClose }: ClearCartDialogProps) {
  return (
    <AntdProvider>
      <Modal
        open={isOpen}
        onCancel={onClose}
        closable={false}
        footer={null}
        width={WIDTH_PX}
        centered
        title="Clear your cart?"
      >
        <p className="muted">
          {count === 1 ? 'This will remove the one item in it.' : `This will remove all ${count} items.`}
        </p>
        <div className={styles.actions}>
          <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onClose}>
            Keep my cart
          </button>
          <button type="button" className={buttonClass({ size: 'small' })} onClick={onClear}>
            Clear Cart
          </button>
        </div>
      </Modal>
    </AntdProvider>
  );
}
