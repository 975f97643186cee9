import type { FuzzRequest } from './hostile-requests.js';
import type { Sent } from './fuzzed-school.js';

const MAX_BODY_LENGTH = 2_000;

/** A line for bash that sends the request again, with $URL and $TOKEN to be set. A very long body is cut. */
export function curlLine({ method, body }: FuzzRequest, { url, headers }: Sent): string {
  const given = Object.entries(headers)
    .map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`)
    .join('');
  const text = body === undefined ? '' : ` --data-binary ${quoted(shortened(body))}`;
  return `curl -g -i -X ${method} "$URL"${quoted(url)} -H "Authorization: Bearer $TOKEN"${given}${text}`;
}

function shortened(body: string | Buffer): string {
  const text = typeof body === 'string' ? Buffer.from(body).toString('latin1') : body.toString('latin1');
  return text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}… (${text.length} bytes)` : text;
}

/** For bash, with every byte outside plain ASCII written as its number. */
function quoted(text: string): string {
  const escaped = text.replaceAll(
    /[^ -~]|['\\]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return escaped === text ? `'${text}'` : `$'${escaped}'`;
}
