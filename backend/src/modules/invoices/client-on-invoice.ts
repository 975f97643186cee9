import type { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { Invoice } from './invoice.entity.js';

type OnInvoice = Pick<Invoice, 'corporateClientId' | 'clientName' | 'clientEmail' | 'clientPhone' | 'clientAddress' | 'clientVatNumber'>;

/** What an invoice keeps of its client, as the client is now (CONTRACT "Invoices"): the billing address, where there is one. */
export function clientOnInvoice(client: CorporateClient): OnInvoice {
  return {
    corporateClientId: client.id,
    clientName: client.name,
    clientEmail: client.email ?? client.primaryContactEmail,
    clientPhone: client.phone ?? client.primaryContactPhone,
    clientAddress: addressOf(client),
    clientVatNumber: client.vatNumber,
  };
}

function addressOf(client: CorporateClient): string | null {
  // A country stands there by itself, so it makes no billing address.
  const isBilledElsewhere = client.billingAddress !== null || client.billingCity !== null;
  const { street, city, province, postalCode, country } = isBilledElsewhere
    ? { street: client.billingAddress, city: client.billingCity, province: client.billingProvince, postalCode: client.billingPostalCode, country: client.billingCountry }
    : { street: client.address, city: client.city, province: client.province, postalCode: client.postalCode, country: client.country };
  const lines = [street, city, joined(province, postalCode), country].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
}

function joined(...words: (string | null)[]): string | null {
  return words.filter((word) => word !== null).join(' ') || null;
}
