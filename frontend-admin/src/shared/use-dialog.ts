/**
 * Dialogs over a screen that are no page of their own stand in its address after the #, the innermost last:
 * /invoices/7/show#paying=send. So the browser's Back closes one, Forward and a reload open it again, and a form in it
 * can hold that back (UnsavedGuard).
 */
import { useLocation, useNavigate } from 'react-router-dom';

interface AddressedDialog {
  isOpen: boolean;
  /** Which of several things it shows, as it was told when it opened. */
  shown: string | undefined;
  open(what?: string | number): void;
  close(): void;
}

/** What travels with the address: how many dialogs were opened from this page, and the key of the page below them. */
export interface DialogState {
  dialogs?: number;
  pageKey?: string;
  /** react-admin's own: the page begins at its top. */
  _scrollToTop?: boolean;
}

let isGoingBack = false;

/** @param name its part of the address: one for each thing on the screen that can open one */
export function useDialog(name: string): AddressedDialog {
  const { pathname, search, hash, key, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: DialogState | null;
  };
  const navigate = useNavigate();
  const shown = shownIn(hash, name);

  async function open(what: string | number = ''): Promise<void> {
    if (shown === String(what)) return;
    const isOther = shown !== undefined;
    const { _scrollToTop, ...kept } = state ?? {};
    // Else coming back to the page would scroll it to its top.
    if (_scrollToTop) await navigate({ pathname, search, hash }, { replace: true, state: kept });
    const dialogs = dialogsOf(hash).filter((dialog) => nameOf(dialog) !== name);
    const opened = what === '' ? name : `${name}=${what}`;
    await navigate(
      { pathname, search, hash: [...dialogs, opened].join('/') },
      {
        replace: isOther,
        state: {
          ...kept,
          pageKey: kept.pageKey ?? key,
          dialogs: (kept.dialogs ?? 0) + (isOther ? 0 : 1),
        } satisfies DialogState,
      },
    );
  }

  /** Called late, of the address as it is then: what is no longer open needs no closing. */
  function close(): void {
    const dialogs = dialogsOf(window.location.hash);
    const at = dialogs.findIndex((dialog) => nameOf(dialog) === name);
    if (at < 0 || isGoingBack) return;
    const steps = dialogs.length - at;
    const { dialogs: opened = 0 } = (window.history.state as { usr?: DialogState | null } | null)?.usr ?? {};
    // Opened by its address it has no page below to go back to.
    if (opened < steps)
      void navigate({ search: window.location.search, hash: dialogs.slice(0, at).join('/') }, { replace: true, state });
    else {
      // The browser takes a moment: a second press of Escape meanwhile must not leave the screen.
      isGoingBack = true;
      window.addEventListener(
        'popstate',
        () => {
          isGoingBack = false;
        },
        { once: true },
      );
      void navigate(-steps);
    }
  }

  return { isOpen: shown !== undefined, shown, open: (what) => void open(what), close };
}

/** What the dialog of a name shows at an address; undefined while it is closed. */
export function shownIn(hash: string, name: string): string | undefined {
  const dialog = dialogsOf(hash).find((each) => nameOf(each) === name);
  return dialog?.slice(name.length + 1);
}

function dialogsOf(hash: string): string[] {
  return hash.replace(/^#/, '').split('/').filter(Boolean);
}

function nameOf(dialog: string): string | undefined {
  return dialog.split('=')[0];
}
