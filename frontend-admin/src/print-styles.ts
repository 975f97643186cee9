/**
 * How the back-office goes onto paper: one rule for all screens, in the theme. What is open on top is printed: a dialog
 * if there is one, otherwise the screen.
 */
import { color } from '#libs/design/tokens';

/** Worn by what is of no use on paper and no button: filters, tools, the actions of rows. */
export const NOT_ON_PAPER = 'not-on-paper';

const TOOLS = [
  `.${NOT_ON_PAPER}`,
  'nav, header button, .MuiTableSortLabel-icon',
  ...partsOf(
    'DialogActions Drawer Backdrop Popper Popover Snackbar Tabs Button IconButton Checkbox Switch TablePagination',
  ),
];
/** What scrolls on a screen, or stays in sight there. */
const FRAMES = [
  'main',
  'main section',
  '[role=tabpanel], [role=region]',
  // Named twice: MUI has print styles of its own for dialogs.
  ...partsOf('Paper Card TableContainer DialogContent Dialog').map((part) => part + part),
  '.MuiDialog-container.MuiDialog-container',
  'form:has(> .MuiDialogContent-root)',
];

export const PRINT_STYLES = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': {
      background: `${color.paper.card} !important`,
      overflow: 'visible !important',
      colorScheme: 'light !important',
      fontSize: '10pt',
    },
    [TOOLS.join(',')]: { display: 'none !important' },
    // Of several dialogs the last lies on top.
    'body:has(> .MuiDialog-root) main, body > .MuiDialog-root:has(~ .MuiDialog-root)': { display: 'none' },
    [FRAMES.join(',')]: {
      position: 'static !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    '.MuiDialog-container.MuiDialog-container, .MuiDialog-paper.MuiDialog-paper': { display: 'block', margin: 0 },
    'main, [data-divided][data-divided], .MuiDialogContent-root.MuiDialogContent-root': { padding: '0 !important' },
    // Black on white also in dark colours; charts keep their ink, and pictures are no background.
    'body, body *:not([data-ink])': {
      background: 'none !important',
      color: `${color.paper.text} !important`,
      borderColor: `${color.paper.line} !important`,
      boxShadow: 'none !important',
      transition: 'none !important',
    },
    '.MuiCard-root.MuiCard-root': { border: 0, borderRadius: 0 },
    a: { textDecoration: 'none !important' },
    '.MuiTable-root.MuiTable-root': { tableLayout: 'auto', width: '100%' },
    'th.MuiTableCell-root.MuiTableCell-root, td.MuiTableCell-root.MuiTableCell-root': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: '1.5mm 1mm',
      fontSize: '8.5pt',
      whiteSpace: 'normal',
    },
    'td *': { fontSize: 'inherit !important' },
    thead: { display: 'table-header-group' },
    // The total is said once, at the end.
    tfoot: { display: 'table-row-group' },
    'tr, li, figure, img': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
} as const;

/** The classes of MUI's components. */
function partsOf(components: string): string[] {
  return components.split(' ').map((component) => `.Mui${component}-root`);
}
