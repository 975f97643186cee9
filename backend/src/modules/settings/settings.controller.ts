import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EntityManager } from 'typeorm';
import { effectiveFacts, type OwnFacts, publicShop } from '#libs/school/facts';
import { Public } from '../../common/access.decorators.js';
import { ClassCalendarService } from '../class-calendar/class-calendar.service.js';
import { SchoolSetting } from './school-setting.entity.js';
import { School } from './settings.view.js';

@Public()
@ApiTags('School')
@Controller('school')
export class SchoolController {
  constructor(
    private readonly manager: EntityManager,
    private readonly calendar: ClassCalendarService,
  ) {}

  /** Who and where the school is, when it is open, what it charges, and where its links lead. */
  @Get()
  async read(): Promise<School> {
    const rows = await this.manager.find(SchoolSetting);
    const own: OwnFacts = Object.fromEntries(rows.map(({ section, value }) => [section, value]));
    const { contact, hours, links, prices, shop, invoices } = effectiveFacts(own);
    return {
      ...contact,
      hours,
      links,
      prices,
      closures: await this.calendar.closedDays(),
      shop: { ...publicShop(shop), isVatVendor: invoices.isVatVendor },
    };
  }
}
