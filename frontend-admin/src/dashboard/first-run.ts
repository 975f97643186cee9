/** What of a new school is still the demonstration's, and where its owner says otherwise. */
import type {
  ContactSettings,
  InvoiceSettings,
  LinkSettings,
  ShopSettings,
  SystemView,
} from '#libs/contracts/generated/api';
import { demonstration } from '#libs/school/demonstration';
import { invoiceIssuer } from '#libs/school/invoice-issuer';

export interface KnownFacts {
  contact: ContactSettings;
  links: Pick<LinkSettings, 'updatedAt'>;
  shop: Pick<ShopSettings, 'bank'>;
  invoices: Pick<InvoiceSettings, 'bankName' | 'isVatVendor' | 'vatNumber' | 'updatedAt'>;
  /** Undefined to all but the owner. */
  system: Pick<SystemView, 'mails'> | undefined;
}

export interface FirstRunTask {
  words: string;
  /** Within the back-office. */
  to: string;
}

export function firstRunTasks({ contact, links, shop, invoices, system }: KnownFacts): FirstRunTask[] {
  const { phones, address, email, supportEmail } = demonstration.contact;
  const tasks: (FirstRunTask & { isDone: boolean })[] = [
    {
      words: 'Phone and WhatsApp numbers',
      to: '/settings#contact',
      isDone: contact.phones[0]?.number !== phones[0]?.number && contact.whatsapp !== demonstration.contact.whatsapp,
    },
    {
      words: 'Email addresses',
      to: '/settings#contact',
      isDone: contact.email !== email && contact.supportEmail !== supportEmail,
    },
    { words: 'Address', to: '/settings#contact', isDone: contact.address.street !== address.street },
    {
      words: 'Links (or save that you need none)',
      to: '/settings#links',
      isDone: wasSaved(links),
    },
    {
      words: 'Bank account of the shop',
      to: '/settings#shop',
      isDone: shop.bank !== null,
    },
    {
      words: 'Bank account on invoices, and VAT',
      to: '/settings#invoices',
      isDone:
        invoices.bankName !== invoiceIssuer().bankName &&
        (invoices.vatNumber !== null || (!invoices.isVatVendor && wasSaved(invoices))),
    },
    {
      words: 'Mail server: emails are only saved to files',
      to: '/system',
      isDone: system === undefined || system.mails.to === 'server',
    },
  ];
  return tasks.flatMap(({ isDone, ...task }) => (isDone ? [] : [task]));
}

/** A section that nobody has saved yet is of 1970. */
function wasSaved({ updatedAt }: { updatedAt: string }): boolean {
  return new Date(updatedAt).getTime() > 0;
}
