import { createResponseDrafts } from '../../../resources/messages/response-drafts';

/**
 * Answers that were begun on this phone. They outlive the app, which a phone ends as it likes, until their writer logs
 * out.
 */
export const drafts = createResponseDrafts(window.localStorage, window.localStorage);
