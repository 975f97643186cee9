import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { IfMatch } from '../../common/records/record-match.js';
import { ChangeInvoiceFactsDto } from './invoice-facts.dto.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoiceSettings, InvoiceSettingsView } from './invoice-settings.view.js';
import { ChangeInvoiceSettingsDto } from './issuer.dto.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoice-settings')
export class InvoiceSettingsAdminController {
  constructor(private readonly settings: InvoiceSettingsService) {}

  /** What new invoices begin with: who sends them, where they are paid, and the notes. */
  @Get()
  read(): Promise<InvoiceSettingsView> {
    return this.settings.read();
  }

  /**
   * Changes the given fields; those that are empty or null go back to what is built in. Invoices there are stay as they
   * are. It is a change of the section `invoices` of the settings, and stands in its history.
   */
  @Put()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  change(@Body() dto: ChangeInvoiceSettingsDto, @SignedIn() user: CurrentUser): Promise<InvoiceSettingsView> {
    return this.settings.change(dto, user);
  }
}

/** The section of the settings that is about invoices; its history is where those of all sections are. */
@ApiTags('Settings (admin)')
@Controller('admin/settings/invoices')
export class InvoiceSectionAdminController {
  constructor(private readonly settings: InvoiceSettingsService) {}

  /** Who sends invoices, where they are paid, their notes, the facts of VAT, and until when the books are closed. */
  @Get()
  read(): Promise<InvoiceSettings> {
    return this.settings.readSection();
  }

  /**
   * Changes the given fields; invoices there are stay as they are. Of what new invoices begin with, empty or null goes
   * back to what is built in.
   */
  @Put()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  change(
    @Body() dto: ChangeInvoiceFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<InvoiceSettings> {
    return this.settings.changeSection(dto, user, ifMatch);
  }
}
