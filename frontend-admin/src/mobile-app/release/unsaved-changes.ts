/**
 * Forms with unsaved changes hold back the closing of the tab (shared/UnsavedGuard); who asks them so learns of them.
 */

/** Whether something on this page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether the cursor stands in a field with text in it, such as a name on the login form. */
export function isTyping(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}

/** From now on nothing holds back leaving: the person was asked and said yes. */
export function loseUnsavedChanges(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
