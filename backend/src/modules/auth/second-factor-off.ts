import type { Client } from 'pg';

/** As the owner does it for others: whoever has the phone now is signed out too. */
const TURN_OFF = `
  WITH account AS (
    UPDATE users SET second_factor_at = NULL, totp_secret = NULL, totp_step = 0, recovery_code_hashes = '{}',
      updated_at = greatest(date_trunc('milliseconds', now()), updated_at + interval '1 millisecond')
    WHERE lower(username) = lower($1) AND second_factor_at IS NOT NULL RETURNING id, username
  ), ended AS (DELETE FROM sessions WHERE user_id IN (SELECT id FROM account))
  SELECT username FROM account`;

/** Without the application: for the owner who is locked out. @returns whose it was; undefined: nobody's of this name */
export async function secondFactorOff(client: Pick<Client, 'query'>, username: string): Promise<string | undefined> {
  const { rows } = await client.query<{ username: string }>(TURN_OFF, [username]);
  return rows[0]?.username;
}
