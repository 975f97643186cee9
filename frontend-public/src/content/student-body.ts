/** The words of the student body page (spec 1 section 2.11). */
export const studentBodyWords = {
  title: 'Student Body',
  lead: 'Your classes, attendance and payments, in the portal of our membership provider.',
  frameTitle: 'Student portal of our membership provider',
  loading: 'Loading the student portal...',
  open: 'Open in a new tab',
  fallback: 'Does the portal not show, or not let you sign in? Some browsers block pages inside other pages.',
  help: 'No account yet, or no way in? Ask us:',
} as const;
