/**
 * What a form that opens gives the focus to. A chooser of the library is a `combobox` with a hidden input behind it,
 * which nobody sees or hears.
 */
export const FIRST_OPEN_FIELD =
  '[role="combobox"]:not([aria-disabled="true"]), input:not(:disabled, ' +
  '[readonly]), textarea:not(:disabled, [readonly])';
