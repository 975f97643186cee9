import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EntityManager } from 'typeorm';
import { effectiveFacts, type OwnFacts } from '#libs/school/facts';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { SchoolSetting } from './school-setting.entity.js';
import { School } from './settings.view.js';

@Public()
@ApiTags('School')
@Controller('school')
export class SchoolController {
  constructor(private readonly manager: EntityManager) {}

  /** Who and where the school is, when it is open, what it charges, and where its links lead. */
  @Get()
  @CachedUntilChangeOf('school_settings')
  async read(): Promise<School> {
    const rows = await this.manager.find(SchoolSetting);
    const own: OwnFacts = Object.fromEntries(rows.map(({ section, value }) => [section, value]));
    const { contact, hours, links, prices, shop } = effectiveFacts(own);
    return { ...contact, hours, links, prices, closures: [], shop };
  }
}
