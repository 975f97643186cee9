import { ADMIN_ROOT } from '#libs/contracts/admin-paths';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { ageInWords, digestRest, digestSubject } from '#libs/domain/daily-digest';
import { formatRand } from '#libs/domain/money';
import type { Mail } from '../mail/mail.js';

/** What waits for one member of staff. */
export interface Waiting {
  messages: { count: number; newest: { fullName: string; subject: string; createdAt: Date }[] };
  /** Since the digest before. */
  orders: {
    count: number;
    newest: { orderNumber: string; customerName: string; totalCents: number; createdAt: Date }[];
  };
}

interface Recipient {
  username: string;
  email: string;
  firstName: string | null;
}

/** Tells what waits, of each kind the newest by name; undefined when nothing does. */
export function dailyDigestMail(
  user: Recipient,
  { messages, orders }: Waiting,
  publicUrl: string,
  nowMs: number,
): Mail | undefined {
  const subject = digestSubject({ messages: messages.count, orders: orders.count });
  if (subject === undefined) return undefined;
  const age = ({ createdAt }: { createdAt: Date }) => ageInWords(createdAt.getTime(), nowMs);
  return {
    to: user.email,
    subject,
    template: 'daily-digest',
    context: {
      name: user.firstName ?? user.username,
      messagesTitle: digestSubject({ messages: messages.count, orders: 0 }) ?? '',
      messages: messages.newest.map((message) => ({
        fullName: message.fullName,
        topic: message.subject,
        age: age(message),
      })),
      moreMessages: digestRest(messages.count),
      messagesLink: `${publicUrl}${MOBILE_APP_ROOT}/messages`,
      ordersTitle: digestSubject({ messages: 0, orders: orders.count }) ?? '',
      orders: orders.newest.map((order) => ({
        orderNumber: order.orderNumber,
        customerName: order.customerName,
        total: formatRand(order.totalCents),
        age: age(order),
      })),
      moreOrders: digestRest(orders.count),
      ordersLink: `${publicUrl}${ADMIN_ROOT}/orders`,
      settingsLink: `${publicUrl}${MOBILE_APP_ROOT}`,
    },
  };
}
