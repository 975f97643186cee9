/**
 * The school's own facts as site, assistant, mails and documents say them. What the owner can change is read from the
 * settings each time it is asked for (facts.ts).
 */
import { areaOf, shortNameOf, venueOf, writtenPhone, type WeekHours } from '#libs/domain/school-facts';
import { facts } from '#libs/school/facts';

export const school = {
  timeZone: 'Africa/Johannesburg',
  get name(): string {
    return facts.contact.name;
  },
  get shortName(): string {
    return shortNameOf(facts.contact.name);
  },
  get venue(): string {
    return venueOf(facts.contact.address);
  },
  get area(): string {
    return areaOf(facts.contact.address);
  },
  get address() {
    return { ...facts.contact.address, country: 'South Africa', countryCode: 'ZA' };
  },
  /** The first of the school's numbers. */
  get phone(): SchoolPhone {
    return this.phones[0]!;
  },
  get phones(): SchoolPhone[] {
    return facts.contact.phones.map(({ label, number }) => ({
      label,
      display: writtenPhone(number),
      href: `tel:${number}`,
    }));
  },
  get whatsapp() {
    return { display: writtenPhone(facts.contact.whatsapp), digits: facts.contact.whatsapp.replace('+', '') };
  },
  get email(): string {
    return facts.contact.email;
  },
  get supportEmail(): string {
    return facts.contact.supportEmail;
  },
  /** On the school's wall clock; null is closed. */
  get hours(): WeekHours {
    return facts.hours;
  },
};

interface SchoolPhone {
  label: string;
  display: string;
  href: string;
}

/**
 * Where the school's links lead: the owner's addresses outside this site, which open in a new tab, or, where there is
 * none, a path of this site that does the same job.
 */
export const links = {
  /** Where trials are booked: our own form, unless the owner has another. */
  get bookingForm(): string {
    return facts.links.booking ?? '/free-trial';
  },
  /** Where teams ask about protective tactics. */
  get enquiryForm(): string {
    return facts.links.enquiry ?? contactForm('Protective tactics for our team');
  },
  /** Null: there is none, and the pages of e-books lead to ebookOrder. */
  get ebookStore(): string | null {
    return facts.links.ebooks;
  },
  /** Where this e-book is bought: the shop of e-books, or our message form. */
  ebookOrder(title: string): string {
    return facts.links.ebooks ?? contactForm(`E-book: ${title}`);
  },
  /** Where students sign in. */
  get membershipProvider(): string {
    return facts.links.membership ?? '/student-login';
  },
  /** Null: there is none, and the page says how students reach the school. */
  get studentPortalFrame(): string | null {
    return facts.links.studentPortal;
  },
  /** Null: not shown. */
  get reviews(): string | null {
    return facts.links.reviews;
  },
  get facebook(): string | null {
    return facts.links.facebook;
  },
  get instagram(): string | null {
    return facts.links.instagram;
  },
  get whatsapp(): string {
    return `https://wa.me/${school.whatsapp.digits}`;
  },
  /** Made from the address where the owner gives none. */
  get directions(): string {
    return facts.links.directions ?? `https://www.google.com/maps/search/?api=1&query=${wholeAddress()}`;
  },
  /** A frame. It loads only when a visitor asks for it. */
  get mapFrame(): string {
    return facts.links.map ?? `https://www.google.com/maps?output=embed&q=${wholeAddress()}`;
  },
};

/** The message form of the contact page, its subject filled in. */
function contactForm(subject: string): string {
  return `/contact-us?subject=${encodeURIComponent(subject)}`;
}

function wholeAddress(): string {
  const { street, city, province, postalCode, country } = school.address;
  return encodeURIComponent([street, city, province, postalCode, country].filter(Boolean).join(', '));
}
