import type { Client } from 'pg';

/** Ends the sessions too, as when the owner does it for others. */
const TURN_OFF = `
  WITH account AS (
    UPDATE users SET second_factor_at = NULL, totp_secret = NULL, totp_step = 0, recovery_code_hashes = '{}',
      updated_at = greatest(date_trunc('milliseconds', now()), updated_at + interval '1 millisecond')
    WHERE lower(username) = lower($1) AND second_factor_at IS NOT NULL RETURNING id, username
  ), ended AS (DELETE FROM sessions WHERE user_id IN (SELECT id FROM account))
  SELECT username FROM account`;

/**
 * For the command line, when the owner is locked out.
 * @returns the username, or undefined when there is none with a second factor
 */
export async function secondFactorOff(client: Pick<Client, 'query'>, username: string): Promise<string | undefined> {
  const { rows } = await client.query<{ username: string }>(TURN_OFF, [username]);
  return rows[0]?.username;
}
