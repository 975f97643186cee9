import type { SettingsSection } from '#libs/contracts/school';

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
