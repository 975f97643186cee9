import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { Public } from '../../common/access.decorators.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { type ContactReceiptView, contactReceipt } from './contact-message.view.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactDto } from './contact.dto.js';

@Public()
@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly messages: ContactMessagesService) {}

  /** Leaves a message for the school. */
  @Post()
  @LimitPublicWrites({ max: 20, windowMinutes: 10, message: CONTACT_RULES.tooMany })
  async send(@Body() dto: ContactDto): Promise<ContactReceiptView> {
    return contactReceipt(await this.messages.receive(dto));
  }
}
