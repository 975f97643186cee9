import { callApi } from '../../api/client';

/** Asks for the mail with the link. Answers the same whether or not there is such an account. */
export async function askForLink(email: string): Promise<void> {
  await callApi('post', '/api/password/forgot', { body: { email } });
}

/**
 * Uses up the link's token. Rejects with ApiFailure: field `token` for a worthless link, `password` for a refused
 * password.
 */
export async function setNewPassword(token: string, password: string): Promise<void> {
  await callApi('post', '/api/password/reset', { body: { token, password } });
}
