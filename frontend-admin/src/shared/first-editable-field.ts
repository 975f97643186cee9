/** Gets the initial focus of a form. MUI's select is a `combobox` with a hidden input. */
export const FIRST_EDITABLE_FIELD =
  '[role="combobox"]:not([aria-disabled="true"]), input:not(:disabled, ' +
  '[readonly]), textarea:not(:disabled, [readonly])';
