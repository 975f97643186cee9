/**
 * One toast at a time for the whole phone area; the landing page shows them without react-admin. A newer takes the
 * place of an older.
 */
export interface PhoneToast {
  kind: 'done' | 'failed';
  /** Of a failure; "Error" when left out. */
  title?: string;
  text: string;
  /** A second sentence. */
  detail?: string;
}

/** Each has a number, so that the same words again count as new. */
type ShownToast = PhoneToast & { id: number };

const listeners = new Set<() => void>();
let shown: ShownToast | undefined;
let told = 0;

export function showToast(toast: PhoneToast): void {
  told += 1;
  change({ ...toast, id: told });
}

export function hideToast(): void {
  change(undefined);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
