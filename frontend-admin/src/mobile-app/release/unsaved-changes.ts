/** Forms with unsaved changes hold back the closing of the tab (shared/UnsavedGuard); who asks them so learns of them. */

/** Whether something on this page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** From now on nothing holds back leaving: the person was asked and said yes. */
export function loseUnsavedChanges(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
