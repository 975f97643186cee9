// Which orders were told of: to the customer and to the staff, in a mail that went out or in one that waits in the
// queue.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

const BUYER = /^buyer-\d+@example\.com$/;

/**
 * The numbers of which one of the two mails is missing.
 * @param {import('./drill-shop.mjs').DrillShop} shop
 * @param {string[]} orderNumbers
 */
export async function ordersUntoldOf(shop, orderNumbers) {
  const told = { customer: '', staff: '' };
  for (const { to, text } of [...(await queued(shop)), ...(await sent(shop))])
    told[BUYER.test(to) ? 'customer' : 'staff'] += `${text}\n`;
  return orderNumbers.filter((number) => !told.customer.includes(number) || !told.staff.includes(number));
}

async function queued(shop) {
  const jobs = await shop.query(`
    SELECT payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = task_id
    WHERE task.identifier = 'send-mail'`);
  return jobs.map(({ payload }) => ({ to: payload.mail.to, text: JSON.stringify(payload.mail) }));
}

async function sent(shop) {
  const mails = [];
  for (const { dataDir } of shop.apps) {
    const folder = path.join(dataDir, 'mail');
    const names = await readdir(folder).catch(() => []); // no mail yet
    for (const name of names.filter((file) => file.endsWith('.eml'))) {
      const { to, subject, text } = await PostalMime.parse(await readFile(path.join(folder, name)));
      mails.push({ to: to?.[0]?.address ?? '', text: `${subject} ${text}` });
    }
  }
  return mails;
}
