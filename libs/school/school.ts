/**
 * The school's own facts, once. The site, the assistant, mails and documents read them from here.
 * Figures and hours are the specification's (spec 1 section 9); phone numbers and links are working placeholders
 * until the school gives its own (CONTRACT section 3).
 */
export const school = {
  name: 'Storm Combat Academy',
  shortName: 'Storm Combat',
  timeZone: 'Africa/Johannesburg',
  venue: 'Fitness club, Sunninghill, Sandton',
  area: 'Sunninghill, Sandton',
  address: {
    street: 'Fitness club, Sunninghill',
    city: 'Sandton',
    province: 'Gauteng',
    country: 'South Africa',
    countryCode: 'ZA',
  },
  phone: { display: '+27 11 555 0134', href: 'tel:+27115550134' },
  whatsapp: { display: '+27 82 555 0134', digits: '27825550134' },
  email: 'info@stormcombat.example',
  supportEmail: 'support@stormcombat.example',
  /** Opening hours on the school's wall clock; a day that is missing is closed. */
  hours: {
    Monday: { opens: '06:00', closes: '21:00' },
    Tuesday: { opens: '06:00', closes: '21:00' },
    Wednesday: { opens: '06:00', closes: '21:00' },
    Thursday: { opens: '06:00', closes: '21:00' },
    Friday: { opens: '06:00', closes: '21:00' },
    Saturday: { opens: '08:00', closes: '13:00' },
  },
} as const;
