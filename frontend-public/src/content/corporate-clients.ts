/** The words of the corporate clients page (spec 2 section 2; the quote: spec 1 section 9). */
export const corporateWords = {
  title: 'Corporate Clients',
  lead: 'Organisations that train their people with us. Corporate programmes are priced by custom quote.',
  loading: 'Loading...',
  failed: 'Failed to load corporate clients',
  none: 'Building Partnerships',
  noneHint: 'There is no organisation to show here yet. Yours could be the first: tell us who you would like to train.',
  contact: 'Contact Us',
} as const;

export const programmeWords = {
  title: 'A programme for your team',
  paragraphs: [
    'There is no fixed package. We build each programme around your people, what they face at work and the time they ' +
      'have. The price follows from that, so we quote for each one.',
    'It can draw on everything we teach, from Krav Maga and boxing to Stop the Bleed and protective tactics.',
  ],
  askTitle: 'What helps us to quote',
  asks: [
    'How many people, and what their work is',
    'What you want them to be able to do',
    'Where and when you would like to train',
    'A name, an e-mail address and a phone number',
  ],
} as const;
