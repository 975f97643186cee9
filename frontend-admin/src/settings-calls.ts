import type {
  AssistantSettings,
  CardSettings,
  ContactSettings,
  HoursSettings,
  InvoiceSettings,
  LinkSettings,
  PriceSettings,
  SettingsChange,
  SettingsPreview,
  ShopSettings,
} from '#libs/contracts/generated/api';
import type { PreviewedSection, SettingsSection } from '#libs/contracts/school';
import { recordTag } from '#libs/domain/record-tag';
import type { FetchJson } from './fetch-json';

/** What each section holds, with when it was last changed. */
export interface SettingsOf {
  contact: ContactSettings;
  hours: HoursSettings;
  prices: PriceSettings;
  links: LinkSettings;
  shop: ShopSettings;
  cards: CardSettings;
  invoices: InvoiceSettings;
  assistant: AssistantSettings;
}

/** Calls about what the school says of itself. */
export interface SettingsCalls {
  readSettings<Section extends SettingsSection>(section: Section): Promise<SettingsOf[Section]>;
  /** @param known when the section was last changed, as the form knows it; without it, whatever there is is changed */
  changeSettings<Section extends SettingsSection>(
    section: Section,
    fields: object,
    known?: string,
  ): Promise<SettingsOf[Section]>;
  settingsHistory(section: SettingsSection): Promise<SettingsChange[]>;
  /** A page of the site as it would be, its whole document. */
  previewSettings(section: PreviewedSection, fields: object): Promise<SettingsPreview>;
}

export function createSettingsCalls(fetchJson: FetchJson): SettingsCalls {
  const addressOf = (section: SettingsSection) => `/api/admin/settings/${section}`;
  return {
    readSettings: async <Section extends SettingsSection>(section: Section) =>
      (await fetchJson(addressOf(section))).json as SettingsOf[Section],
    changeSettings: async <Section extends SettingsSection>(section: Section, fields: object, known?: string) =>
      (
        await fetchJson(addressOf(section), {
          method: 'PUT',
          body: JSON.stringify(fields),
          headers: new Headers(known === undefined ? {} : { 'If-Match': recordTag(known) }),
        })
      ).json as SettingsOf[Section],
    previewSettings: async (section, fields) =>
      (await fetchJson(`${addressOf(section)}/preview`, { method: 'POST', body: JSON.stringify(fields) }))
        .json as SettingsPreview,
    settingsHistory: async (section) => (await fetchJson(`${addressOf(section)}/history`)).json as SettingsChange[],
  };
}
