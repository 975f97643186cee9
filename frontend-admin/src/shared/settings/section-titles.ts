import type { SettingsSection } from '#libs/contracts/school';

/** By themselves: the search over everything, which every screen fetches, knows them too. */
export const SECTION_TITLES: Record<SettingsSection, string> = {
  contact: 'Contact',
  hours: 'Opening hours',
  prices: 'Prices',
  links: 'Links',
  shop: 'Shop',
  cards: 'Card payments',
  invoices: 'Invoices',
  assistant: 'Assistant',
};
