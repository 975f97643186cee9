import { createContext } from 'react';

/** Opens the line items of an invoice. The dialog is the screen's: a row may go while it is open, when the window changes its width. */
export const ManageItems = createContext<(id: number) => void>(() => undefined);
