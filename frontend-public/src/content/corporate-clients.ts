/** The words of the corporate clients page (spec 2 section 2; the quote: spec 1 section 9). */
export const corporateWords = {
  title: 'Corporate Clients',
  lead: 'Organisations that train their people with us. Corporate programmes are priced by custom quote.',
  loading: 'Loading...',
  failed: 'Failed to load corporate clients',
  none: 'Building Partnerships',
  noneHint:
    'We do not have any organisations to show here yet. Yours could be the first: tell us who you would ' +
    'like us to train.',
  contact: 'Contact Us',
} as const;

export const programmeWords = {
  title: 'A programme for your team',
  paragraphs: [
    'We do not sell fixed packages. We build each programme around your people, what they face at work ' +
      'and the time they have, and we quote for it separately.',
    'It can include anything we teach, from Krav Maga and boxing to Stop the Bleed and protective tactics.',
  ],
  askTitle: 'What we need for a quote',
  asks: [
    'How many people there are, and what work they do',
    'What you want them to be able to do',
    'Where and when you would like to train',
    'A name, an email address and a phone number',
  ],
} as const;
