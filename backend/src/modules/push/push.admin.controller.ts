import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { PushKeyView, PushSubscriptionView, SubscribePushDto, UnsubscribePushDto } from './push.dto.js';

@ApiTags('Push (admin)')
@Controller('admin/push')
export class PushAdminController {
  constructor(
    private readonly keys: PushKeysService,
    private readonly subscriptions: PushSubscriptionsService,
  ) {}

  /** The key that a browser subscribes with. It stays the same as long as the database lives. */
  @Get('key')
  async key(): Promise<PushKeyView> {
    const { publicKey } = await this.keys.read();
    return { publicKey };
  }

  /**
   * Signs a browser in to be told of new messages and orders, for as long as its user is an active admin. The same
   * endpoint again replaces its keys; of another user it moves to this one. Of more than 20 of a user the oldest goes.
   */
  @Post('subscriptions')
  subscribe(@Body() dto: SubscribePushDto, @SignedIn() admin: CurrentUser): Promise<PushSubscriptionView> {
    return this.subscriptions.add(admin, dto);
  }

  /** Signs one of the user's own browsers out: before it logs out, and when notifications are switched off. */
  @Delete('subscriptions')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse({ description: 'It is signed out, also if it was not signed in.' })
  unsubscribe(@Body() { endpoint }: UnsubscribePushDto, @SignedIn() admin: CurrentUser): Promise<void> {
    return this.subscriptions.remove(admin.id, endpoint);
  }
}
