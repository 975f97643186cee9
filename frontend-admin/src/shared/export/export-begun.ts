/** Of a list that is too long to wait for: apart from the words that every list loads. */
export const EXPORT_BEGUN = 'This is a long list. You will be notified when the file is ready';

/** The same of a PDF. */
export const PAPER_BEGUN = 'This is a long document. You will be notified when the file is ready';
