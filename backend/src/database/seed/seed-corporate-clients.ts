import type { EntityManager } from 'typeorm';
import type { PaymentTerms } from '#libs/domain/payment-terms';
import { CorporateClient } from '../../modules/corporate-clients/corporate-client.entity.js';

interface Address {
  address: string;
  city: string;
  province: string;
  postalCode: string;
}

interface Company extends Address {
  /** Names its logo, its website and its email addresses. */
  slug: string;
  name: string;
  industry: string;
  hasWebsite: boolean;
  description: string | null;
  contact: string;
  paymentTerms: PaymentTerms;
  /** Whole rand. */
  creditLimit: number;
  notes: string | null;
  /** Without it: the same address. */
  billing?: Address;
  isActive?: boolean;
}

// Invented companies. Their domains end in .example, which leads nowhere, and their telephone numbers are given to
// nobody.
const COMPANIES: Company[] = [
  {
    slug: 'highveld-logistics',
    name: 'Highveld Logistics',
    industry: 'Logistics',
    hasWebsite: true,
    description: 'Driver safety and situational awareness for long-haul crews.',
    address: '14 Freight Road, Longmeadow',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '1609',
    contact: 'Sipho Maseko',
    paymentTerms: 'Net 30',
    creditLimit: 50_000,
    notes: 'Two groups of twelve drivers a quarter, always on a Tuesday morning.',
  },
  {
    slug: 'kestrel-security',
    name: 'Kestrel Security',
    industry: 'Security',
    hasWebsite: true,
    description: 'Close protection and defensive tactics for response officers.',
    address: '3 Falcon Street, Midridge Park',
    city: 'Midrand',
    province: 'Gauteng',
    postalCode: '1685',
    contact: 'Renske Botha',
    paymentTerms: 'Net 15',
    creditLimit: 80_000,
    notes: null,
    billing: { address: 'PO Box 4410', city: 'Halfway House', province: 'Gauteng', postalCode: '1685' },
  },
  {
    slug: 'rosebank-schools',
    name: 'Rosebank Schools',
    industry: 'Education',
    hasWebsite: true,
    description: 'Anti-bullying and self-protection programmes for grades 4 to 12.',
    address: '27 Cradle Avenue, Rosebank',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '2196',
    contact: 'Thandeka Mthembu',
    paymentTerms: 'Net 60',
    creditLimit: 20_000,
    notes: 'Invoices go to the trust, not to the school that booked.',
    billing: { address: '9 Jellicoe Avenue', city: 'Johannesburg', province: 'Gauteng', postalCode: '2196' },
  },
  {
    slug: 'vaal-mining-group',
    name: 'Vaal Mining Group',
    industry: 'Mining',
    hasWebsite: true,
    description: 'Stop the Bleed training for underground and surface teams.',
    address: '1 Shaft Drive',
    city: 'Vereeniging',
    province: 'Gauteng',
    postalCode: '1939',
    contact: 'Pieter Lourens',
    paymentTerms: 'Net 90',
    creditLimit: 150_000,
    notes: 'Purchase order number on every invoice.',
  },
  {
    slug: 'karoo-renewables',
    name: 'Karoo Renewables',
    industry: 'Energy',
    hasWebsite: true,
    description: 'Remote-site safety and first response for turbine crews.',
    address: '8 Wind Street',
    city: 'Beaufort West',
    province: 'Western Cape',
    postalCode: '6970',
    contact: 'Nomsa Jacobs',
    paymentTerms: 'Net 30',
    creditLimit: 30_000,
    notes: null,
  },
  {
    slug: 'baobab-health',
    name: 'Baobab Health',
    industry: 'Health care',
    hasWebsite: true,
    description: 'De-escalation and breakaway skills for ward and reception staff.',
    address: '40 Clinic Road, Parktown',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '2193',
    contact: 'Dr Farah Patel',
    paymentTerms: 'Net 30',
    creditLimit: 25_000,
    notes: 'Shifts: train in two halves, at 06:30 and at 14:00.',
  },
  {
    slug: 'protea-retail',
    name: 'Protea Retail',
    industry: 'Retail',
    hasWebsite: false,
    description: 'Surviving a robbery: training for store managers and cashiers.',
    address: 'Level 2, 5 Market Square',
    city: 'Pretoria',
    province: 'Gauteng',
    postalCode: '0002',
    contact: 'Lwazi Ndlovu',
    paymentTerms: 'Net 7',
    creditLimit: 0,
    notes: null,
  },
  {
    slug: 'blyde-river-lodges',
    name: 'Blyde River Lodges',
    industry: 'Hospitality',
    hasWebsite: true,
    description: 'Guest safety and medical response for guides and drivers.',
    address: 'Farm 12, Canyon Route',
    city: 'Hoedspruit',
    province: 'Limpopo',
    postalCode: '1380',
    contact: 'Marike Swart',
    paymentTerms: 'COD',
    creditLimit: 0,
    notes: 'Training on site, travel is billed at cost.',
  },
  {
    slug: 'egoli-fintech',
    name: 'Egoli Fintech',
    industry: 'Financial services',
    hasWebsite: true,
    description: 'Lunch-hour boxing and a yearly self-defence day.',
    address: '90 Gwen Lane, Sandown',
    city: 'Sandton',
    province: 'Gauteng',
    postalCode: '2031',
    contact: 'Kabelo Tau',
    paymentTerms: 'Prepaid',
    creditLimit: 0,
    notes: null,
  },
  {
    slug: 'umgeni-freight',
    name: 'Umgeni Freight',
    industry: 'Logistics',
    hasWebsite: false,
    description: null,
    address: '2 Harbour View',
    city: 'Durban',
    province: 'KwaZulu-Natal',
    postalCode: '4001',
    contact: 'Priya Govender',
    paymentTerms: 'Net 30',
    creditLimit: 40_000,
    notes: null,
  },
  {
    slug: 'jacaranda-legal',
    name: 'Jacaranda Legal',
    industry: 'Legal services',
    hasWebsite: true,
    description: 'Personal safety evenings for attorneys and their staff.',
    address: '11 Church Square',
    city: 'Pretoria',
    province: 'Gauteng',
    postalCode: '0002',
    contact: 'Hendrik Visagie',
    paymentTerms: 'Net 30',
    creditLimit: 10_000,
    notes: 'The contract ended in June. Inactive until they renew.',
    isActive: false,
  },
];

/** Eleven clients with whole records. Their logos are drawings that come with the site. */
export async function seedCorporateClients(manager: EntityManager): Promise<void> {
  if (await manager.exists(CorporateClient)) return;
  await manager.insert(CorporateClient, COMPANIES.map(toClient));
}

function toClient(company: Company, place: number): Partial<CorporateClient> {
  const { slug, hasWebsite, contact, billing, ...fields } = company;
  const { address, city, province, postalCode } = billing ?? company;
  const number = String(place + 1).padStart(2, '0');
  return {
    ...fields,
    logoUrl: `/clients/${slug}.svg`,
    websiteUrl: hasWebsite ? `https://www.${slug}.example` : null,
    email: `accounts@${slug}.example`,
    phone: `+27 11 555 01${number}`,
    vatNumber: `42301567${number}`,
    registrationNumber: `20${number}/123456/07`,
    primaryContactName: contact,
    primaryContactEmail: `${firstNameOf(contact)}@${slug}.example`,
    primaryContactPhone: `+27 82 555 01${number}`,
    billingAddress: address,
    billingCity: city,
    billingProvince: province,
    billingPostalCode: postalCode,
    sortOrder: place,
  };
}

function firstNameOf(person: string): string {
  return (person.replace(/^Dr /, '').split(' ')[0] ?? '').toLowerCase();
}
