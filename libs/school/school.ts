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

/**
 * Every address outside this site, once: working placeholders until the school gives its own (CONTRACT section 3).
 * They open in a new tab with rel="noopener".
 */
export const links = {
  bookingForm: 'https://booking.example.com/storm-combat/free-trial',
  /** Where teams ask about protective tactics. */
  enquiryForm: 'https://booking.example.com/storm-combat/protective-tactics-enquiry',
  membershipProvider: 'https://members.example.com/storm-combat/login',
  studentPortalFrame: 'https://members.example.com/storm-combat/portal',
  whatsapp: `https://wa.me/${school.whatsapp.digits}`,
  reviews: 'https://www.google.com/search?q=Storm+Combat+Academy+Sandton+reviews',
  directions: 'https://www.openstreetmap.org/search?query=Sunninghill%2C%20Sandton',
  /** An area, not a door: the frame shows Sunninghill. It loads only when a visitor asks for it. */
  mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=28.045%2C-26.050%2C28.095%2C-26.020&layer=mapnik',
  ebookStore: 'https://books.example.com/storm-combat',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
} as const;
