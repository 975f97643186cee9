/** Of a list that is too long to wait for: apart from the words that every list loads. */
export const EXPORT_BEGUN = 'This is a long list. Its file is being written: you are told when it is ready';
