/**
 * What the three themes agree on beside colours and sizes: which elements wear the text roles, and how plain ones look.
 */
import type { TextRole } from '#libs/design/to-mui';

/** The element of each role, unless `component` names another. */
export const TEXT_ELEMENTS: Record<TextRole, string> = {
  pageTitle: 'h1',
  recordTitle: 'div',
  dialogTitle: 'h2',
  sheetTitle: 'h2',
  cardTitle: 'h2',
  sectionTitle: 'h3',
  label: 'h3',
  figure: 'div',
  lead: 'div',
  caption: 'div',
  small: 'div',
  fine: 'div',
  secondary: 'div',
  medium: 'div',
  strong: 'div',
  bold: 'div',
};

/**
 * Lists are there for who hears the page; their looks are the layout's. A heading in a role that says no size has that
 * of what is around it, not the browser's larger one.
 */
export const PLAIN_ELEMENTS = {
  'h1, h2, h3, h4': { fontSize: 'inherit' },
  'ul, ol, dl, dd': { margin: 0, padding: 0, listStyle: 'none' },
};
