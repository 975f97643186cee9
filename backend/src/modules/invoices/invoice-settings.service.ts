import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import type { MatchCondition } from '#libs/domain/record-tag';
import { usualTaxRate } from '#libs/domain/vat';
import type { CurrentUser } from '../../common/access.decorators.js';
import { givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { ImagesService } from '../images/images.service.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ChangeInvoiceFactsDto } from './invoice-facts.dto.js';
import type { ChangeInvoiceSettingsDto } from './issuer.dto.js';
import type { InvoiceSettings, InvoiceSettingsView } from './invoice-settings.view.js';

const SECTION = 'invoices';
const LOGO = 'stormCombatLogo';

/**
 * The section of the school's settings about invoices, and the part of it that new ones begin with: what the owner says
 * and, where that is nothing, what is built in (spec 3 section 9).
 */
@Injectable()
export class InvoiceSettingsService implements OnModuleInit {
  constructor(
    private readonly settings: SettingsService,
    private readonly images: ImagesService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('school_settings', 'value');
    // A logo that was replaced can be put back.
    for (const column of ['before', 'after']) this.images.registerColumn('school_settings_changes', column);
  }

  async read(manager?: EntityManager): Promise<InvoiceSettingsView> {
    return startOf(await this.settings.read(SECTION, manager));
  }

  readSection(): Promise<InvoiceSettings> {
    return this.settings.read(SECTION);
  }

  /** @throws RefusedFields for an inline logo that is no image, or too large a one */
  async change({ [LOGO]: sent, ...fields }: ChangeInvoiceSettingsDto, user: CurrentUser): Promise<InvoiceSettingsView> {
    const logo = await this.images.read(LOGO, sent, INVOICE_LOGO_RULES);
    const changed = await this.settings.changeWith(
      SECTION,
      async (manager) => {
        refuseChangedReadOnly(fields, await this.read(manager));
        return { ...givenFields(fields), [LOGO]: await this.images.store(manager, logo) };
      },
      user,
    );
    return startOf(changed);
  }

  /** @throws what a change of any section does, and RefusedFields as above */
  async changeSection(
    { [LOGO]: sent, ...fields }: ChangeInvoiceFactsDto,
    user: CurrentUser,
    ifMatch?: MatchCondition,
  ): Promise<InvoiceSettings> {
    const logo = await this.images.read(LOGO, sent, INVOICE_LOGO_RULES);
    return this.settings.changeWith(
      SECTION,
      async (manager) => ({ ...fields, [LOGO]: await this.images.store(manager, logo) }),
      user,
      ifMatch,
    );
  }
}

function startOf(section: InvoiceSettings): InvoiceSettingsView {
  const { isVatVendor, vatNumber: _number, defaultTaxRate, vatBasis: _basis, ...rest } = section;
  const { booksClosedUntil: _until, updatedAt: _when, ...start } = rest;
  return { ...start, defaultTaxRate: usualTaxRate({ isVatVendor, defaultTaxRate }) };
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
