/**
 * Every address outside this site, once: working placeholders until the school gives its own (CONTRACT section 3).
 * They open in a new tab with rel="noopener".
 */
import { school } from '#libs/school/school';

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
