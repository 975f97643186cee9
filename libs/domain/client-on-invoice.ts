// What an invoice keeps of its client, as the client is on the day (CONTRACT "Invoices"): the billing address, where
// there is one.

/** Of a corporate client, what an invoice asks. */
export interface InvoicedClient {
  name: string;
  email: string | null;
  phone: string | null;
  primaryContactEmail: string | null;
  primaryContactPhone: string | null;
  vatNumber: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  country: string | null;
  billingAddress: string | null;
  billingCity: string | null;
  billingProvince: string | null;
  billingPostalCode: string | null;
  billingCountry: string | null;
}

interface ClientOnInvoice {
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  clientAddress: string | null;
  clientVatNumber: string | null;
}

export function clientOnInvoice(client: InvoicedClient): ClientOnInvoice {
  return {
    clientName: client.name,
    clientEmail: client.email ?? client.primaryContactEmail,
    clientPhone: client.phone ?? client.primaryContactPhone,
    clientAddress: addressOf(client),
    clientVatNumber: client.vatNumber,
  };
}

function addressOf(client: InvoicedClient): string | null {
  // A country stands there by itself, so it alone makes no address.
  const isBilledElsewhere = client.billingAddress !== null || client.billingCity !== null;
  const { street, city, province, postalCode, country } = isBilledElsewhere
    ? {
        street: client.billingAddress,
        city: client.billingCity,
        province: client.billingProvince,
        postalCode: client.billingPostalCode,
        country: client.billingCountry,
      }
    : {
        street: client.address,
        city: client.city,
        province: client.province,
        postalCode: client.postalCode,
        country: client.country,
      };
  const place = [street, city, joined(province, postalCode)].filter((line) => line !== null);
  if (place.length === 0) return null;
  return [...place, ...(country === null ? [] : [country])].join('\n');
}

function joined(...words: (string | null)[]): string | null {
  return words.filter((word) => word !== null).join(' ') || null;
}
