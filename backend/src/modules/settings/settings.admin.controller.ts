import { Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { NO_PREVIEW, SETTINGS_SECTIONS, type SettingsSection } from '#libs/contracts/school';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CardSettings, ChangeCardFactsDto } from './card-facts.dto.js';
import { ChangeAssistantFactsDto } from './assistant-facts.dto.js';
import {
  ChangeContactFactsDto,
  ChangeHoursFactsDto,
  ChangeLinkFactsDto,
  ChangePriceFactsDto,
  ChangeShopFactsDto,
} from './facts.dto.js';
import { SettingsPreviewService } from './settings-preview.service.js';
import { SettingsService } from './settings.service.js';
import {
  AssistantSettings,
  ContactSettings,
  HoursSettings,
  LinkSettings,
  PriceSettings,
  SettingsChange,
  SettingsPreview,
  ShopSettings,
} from './settings.view.js';

@ApiTags('Settings (admin)')
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly settings: SettingsService,
    private readonly previews: SettingsPreviewService,
  ) {}

  /** Name, numbers, mail addresses and where the school is. */
  @Get('contact')
  readContact(): Promise<ContactSettings> {
    return this.settings.read('contact');
  }

  /** Changes the given fields; every page says them within a second. */
  @Put('contact')
  changeContact(
    @Body() dto: ChangeContactFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ContactSettings> {
    return this.settings.change('contact', dto, user, ifMatch);
  }

  /** The contact page as it would be with these fields. Nothing is saved. */
  @Post('contact/preview')
  @HttpCode(200)
  @ApiRefusal(409, NO_PREVIEW)
  previewContact(@Body() dto: ChangeContactFactsDto): Promise<SettingsPreview> {
    return this.previews.preview('contact', dto);
  }

  /** When the school is open in a usual week. */
  @Get('hours')
  readHours(): Promise<HoursSettings> {
    return this.settings.read('hours');
  }

  /** Changes the given days. */
  @Put('hours')
  changeHours(
    @Body() dto: ChangeHoursFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<HoursSettings> {
    return this.settings.change('hours', dto, user, ifMatch);
  }

  /** The contact page as it would be with these fields. Nothing is saved. */
  @Post('hours/preview')
  @HttpCode(200)
  @ApiRefusal(409, NO_PREVIEW)
  previewHours(@Body() dto: ChangeHoursFactsDto): Promise<SettingsPreview> {
    return this.previews.preview('hours', dto);
  }

  /** What memberships, lessons and courses cost. */
  @Get('prices')
  readPrices(): Promise<PriceSettings> {
    return this.settings.read('prices');
  }

  /** Changes the given prices. */
  @Put('prices')
  changePrices(
    @Body() dto: ChangePriceFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<PriceSettings> {
    return this.settings.change('prices', dto, user, ifMatch);
  }

  /** The membership page as it would be with these fields. Nothing is saved. */
  @Post('prices/preview')
  @HttpCode(200)
  @ApiRefusal(409, NO_PREVIEW)
  previewPrices(@Body() dto: ChangePriceFactsDto): Promise<SettingsPreview> {
    return this.previews.preview('prices', dto);
  }

  /** Where the site's links to others lead. */
  @Get('links')
  readLinks(): Promise<LinkSettings> {
    return this.settings.read('links');
  }

  /** Changes the given links. */
  @Put('links')
  changeLinks(
    @Body() dto: ChangeLinkFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<LinkSettings> {
    return this.settings.change('links', dto, user, ifMatch);
  }

  /** The contact page as it would be with these fields. Nothing is saved. */
  @Post('links/preview')
  @HttpCode(200)
  @ApiRefusal(409, NO_PREVIEW)
  previewLinks(@Body() dto: ChangeLinkFactsDto): Promise<SettingsPreview> {
    return this.previews.preview('links', dto);
  }

  /** How much one customer may order before it is paid, and into which account. */
  @Get('shop')
  readShop(): Promise<ShopSettings> {
    return this.settings.read('shop');
  }

  /** Changes the given limits, or the account. */
  @Put('shop')
  changeShop(
    @Body() dto: ChangeShopFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ShopSettings> {
    return this.settings.change('shop', dto, user, ifMatch);
  }

  /** Whether orders are paid by card, and into which account at PayFast. */
  @Get('cards')
  readCards(): Promise<CardSettings> {
    return this.settings.read('cards');
  }

  /** Changes the given fields. Cards are not taken before the account is known whole. */
  @Put('cards')
  changeCards(
    @Body() dto: ChangeCardFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<CardSettings> {
    return this.settings.change('cards', dto, user, ifMatch);
  }

  /** What the assistant says of parking, showers and the like. */
  @Get('assistant')
  readAssistant(): Promise<AssistantSettings> {
    return this.settings.read('assistant');
  }

  /** Changes the answers, all of them together. */
  @Put('assistant')
  changeAssistant(
    @Body() dto: ChangeAssistantFactsDto,
    @SignedIn() user: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<AssistantSettings> {
    return this.settings.change('assistant', dto, user, ifMatch);
  }

  /** Who changed what of a section, from what to what; the newest hundred, the latest first. */
  @Get(':section/history')
  @ApiParam({ name: 'section', schema: { type: 'string', enum: [...SETTINGS_SECTIONS] } })
  history(@Param('section') section: string): Promise<SettingsChange[]> {
    if (!isSection(section)) throw new NotFoundException('There is no such section of the settings');
    return this.settings.history(section);
  }
}

function isSection(text: string): text is SettingsSection {
  return (SETTINGS_SECTIONS as readonly string[]).includes(text);
}
