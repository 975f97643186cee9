import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { ImagesService } from '../images/images.service.js';
import type { ChangeInvoiceSettingsDto } from './issuer.dto.js';
import { InvoiceSettings } from './invoice-settings.entity.js';

const THE_ROW = { id: 1 };

/** Without the row's id, which nobody asks for. */
type EffectiveSettings = Omit<InvoiceSettings, 'id'>;

/** The school as its settings tell it now. */
const builtIn = (): EffectiveSettings & { id?: number } => ({ ...invoiceIssuer(), notes: DEFAULT_INVOICE_NOTE });

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

  async read(manager = this.manager): Promise<EffectiveSettings> {
    const { id: _row, ...chosen } = (await manager.findOneBy(InvoiceSettings, THE_ROW)) ?? builtIn();
    return withDefaults(builtIn(), chosen);
  }

  /** @throws RefusedFields for an inline logo that is no image, or too large a one */
  async change({ stormCombatLogo, ...fields }: ChangeInvoiceSettingsDto): Promise<EffectiveSettings> {
    const logo = await this.images.read('stormCombatLogo', stormCombatLogo, INVOICE_LOGO_RULES);
    return this.manager.transaction(async (manager) => {
      refuseChangedReadOnly(fields, await this.read(manager));
      const given = givenFields({ ...fields, stormCombatLogo: await this.images.store(manager, logo) });
      if (Object.keys(given).length > 0) await manager.upsert(InvoiceSettings, { ...THE_ROW, ...given }, ['id']);
      return this.read(manager);
    });
  }
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
