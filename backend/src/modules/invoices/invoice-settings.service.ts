import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { usualTaxRate } from '#libs/domain/vat';
import { facts } from '#libs/school/facts';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { ImagesService } from '../images/images.service.js';
import type { ChangeInvoiceSettingsDto } from './issuer.dto.js';
import { InvoiceSettings } from './invoice-settings.entity.js';
import type { InvoiceSettingsView } from './invoice-settings.view.js';

const THE_ROW = { id: 1 };

/** The school as its settings tell it now. */
const builtIn = (): InvoiceSettingsView => ({
  ...invoiceIssuer(),
  notes: DEFAULT_INVOICE_NOTE,
  defaultTaxRate: usualTaxRate(facts.invoices),
});

/** What new invoices begin with: the school's settings and, where it has none, what is built in (spec 3 section 9). */
@Injectable()
export class InvoiceSettingsService implements OnModuleInit {
  constructor(
    private readonly manager: EntityManager,
    private readonly images: ImagesService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('invoice_settings', 'storm_combat_logo');
  }

  async read(manager = this.manager): Promise<InvoiceSettingsView> {
    const { id: _row, ...chosen } = (await manager.findOneBy(InvoiceSettings, THE_ROW)) ?? new InvoiceSettings();
    return withDefaults(builtIn(), chosen);
  }

  /** @throws RefusedFields for an inline logo that is no image, or too large a one */
  async change({ stormCombatLogo, ...fields }: ChangeInvoiceSettingsDto): Promise<InvoiceSettingsView> {
    const logo = await this.images.read('stormCombatLogo', stormCombatLogo, INVOICE_LOGO_RULES);
    return this.manager.transaction(async (manager) => {
      refuseChangedReadOnly(fields, await this.read(manager));
      const given = ownFields({ ...fields, stormCombatLogo: await this.images.store(manager, logo) });
      if (Object.keys(given).length > 0) await manager.upsert(InvoiceSettings, { ...THE_ROW, ...given }, ['id']);
      return this.read(manager);
    });
  }
}

/** What was sent and is not what is built in: that follows the school's settings when they change. */
function ownFields(fields: ChangeInvoiceSettingsDto): Partial<InvoiceSettings> {
  const defaults = new Map<string, unknown>(Object.entries(builtIn()));
  const given = Object.entries(givenFields(fields));
  return Object.fromEntries(given.map(([field, value]) => [field, value === defaults.get(field) ? null : value]));
}

/** What is null or was not sent is the default's. */
export function withDefaults<Fields extends object>(
  defaults: Fields,
  fields: { [Name in keyof Fields]?: Fields[Name] | null | undefined },
): Fields {
  return {
    ...defaults,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)),
  };
}
