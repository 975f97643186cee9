// Cells of an export, safe to open in a spreadsheet: text that would run as a formula is shown as text instead, by an
// apostrophe before it. Plain phone numbers stay as they are (CONTRACT section 2, "Contact messages").

/** What starts a formula, also in the wide letters of East Asian keyboards, and behind blanks or control characters. */
const STARTS_FORMULA = /^[\p{C}\p{Z}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** Some spreadsheets drop these and run what follows. */
const STARTS_WITH_CONTROL = /^[\t\r\n]/;
const PLAIN_PHONE = /^\+\d+$/;

/** Numbers, flags and nothing stay as they are. */
export function neutralisedCell<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || PLAIN_PHONE.test(value)) return value;
  return STARTS_FORMULA.test(value) || STARTS_WITH_CONTROL.test(value) ? `'${value}` : value;
}
