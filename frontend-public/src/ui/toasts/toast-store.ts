import type { ReactNode } from 'react';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  text: string;
  /** What it is about; square, at most 56 pixels. */
  picture?: ReactNode;
  /** One thing to do about it; the toast goes with it. */
  action?: { label: string; onPress: () => void };
}

let latest: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a short message; it takes the place of the one before (spec 1 section 9: one visible at a time). */
export function showToast(toast: Omit<Toast, 'id'>): void {
  count += 1;
  latest = { ...toast, id: count };
  for (const listener of listeners) listener();
}

/** Takes away what is no longer true, before its time is over. */
export function withdrawToast(): void {
  latest = undefined;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function latestToast(): Toast | undefined {
  return latest;
}
