// A process: people who keep listing, searching and exporting, or keep signing in, until it is told that it is enough.

const STAFF_READS = [
  '/api/admin/contact-messages?range=[0,24]',
  `/api/admin/contact-messages?range=[0,24]&filter=${encodeURIComponent('{"q":"boxing"}')}`,
  '/api/admin/orders?range=[0,24]',
  `/api/admin/orders?range=[0,24]&filter=${encodeURIComponent('{"q":"customer500@"}')}`,
  '/api/admin/contact-messages/unread/count',
];
const EXPORT = '/api/admin/contact-messages/export';
/** Of their requests one in so many is an export. */
const EXPORT_EVERY = 25;

const { url, superUser, staff = 0, signingIn = 0 } = JSON.parse(process.argv[2]);
const over = new AbortController();
process.once('message', () => over.abort());
const { token } = staff ? await (await signIn()).json() : {};
const people = [
  ...Array.from({ length: staff }, (_, who) => keepAt((turn) => readAsStaff(who + turn))),
  ...Array.from({ length: signingIn }, () => keepAt(async () => (await signIn()).text())),
];
process.send('working');
await Promise.all(people);
process.disconnect();

async function keepAt(work) {
  for (let turn = 0; !over.signal.aborted; turn += 1) await work(turn);
}

async function readAsStaff(turn) {
  const address = turn % EXPORT_EVERY === 0 ? EXPORT : STAFF_READS[turn % STAFF_READS.length];
  const answer = await fetch(url + address, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  // A 503 asks to come again in a moment.
  if (answer.status !== 200 && answer.status !== 503) throw new Error(`${address}: ${answer.status}`);
}

function signIn() {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(superUser),
  });
}
