import type { RefObject } from 'react';
import type { Toast } from './toast-store';

export interface ShownToast {
  toast: Toast;
  area: RefObject<HTMLDivElement | null>;
  /** Somebody reads it or is about to press something in it. */
  isHeld: boolean;
  /** Its time is over, or somebody took it away. */
  isOver: boolean;
  dismiss: () => void;
}
