import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { ChangeNoticeSettingsDto, NoticeSettingsView } from './notice-settings.dto.js';
import { NoticeSettingsService } from './notice-settings.service.js';

@ApiTags('Notice settings (admin)')
@Controller('admin/notice-settings')
export class NoticeSettingsAdminController {
  constructor(private readonly settings: NoticeSettingsService) {}

  /** How the signed-in user wants to be told of what waits. */
  @Get()
  read(@SignedIn() admin: CurrentUser): Promise<NoticeSettingsView> {
    return this.settings.read(admin.id);
  }

  /** Turns the signed-in user's own daily digest on or off. */
  @Put()
  change(@Body() dto: ChangeNoticeSettingsDto, @SignedIn() admin: CurrentUser): Promise<NoticeSettingsView> {
    return this.settings.change(admin.id, dto);
  }
}
