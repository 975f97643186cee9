import { type KeyboardEvent, useEffect, useRef } from 'react';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  pictures: readonly string[];
  /** The one that is shown. */
  at: number;
  wordsOf: (place: number) => string;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** A picture in full, over the page. The browser keeps the focus inside, and gives it back when Escape closes it. */
export function PictureDialog({ pictures, at, wordsOf, onShow, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const step = (by: number) => onShow((at + by + pictures.length) % pictures.length);
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={wordsOf(at)} onClose={onClose} onKeyDown={stepByKey}>
      <img className={styles.picture} src={pictures[at]} alt={wordsOf(at)} />
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <>
            <button type="button" className={iconButtonClass()} aria-label="Previous picture" onClick={() => step(-1)}>
              <Icon name="previous" />
            </button>
            <button type="button" className={iconButtonClass()} aria-label="Next picture" onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          </>
        )}
        <button type="button" className={iconButtonClass()} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
