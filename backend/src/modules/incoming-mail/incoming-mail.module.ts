import { Module } from '@nestjs/common';
import { ContactMessagesModule } from '../contact-messages/contact-messages.module.js';
import { IncomingMailsService } from './incoming-mails.service.js';
import { MailReader } from './mail-reader.service.js';
import { MailboxListener } from './mailbox-listener.js';
import { MailboxState } from './mailbox-state.service.js';

/** Answers of customers out of the school's mailbox into their threads, where MAIL_IN names one. */
@Module({
  imports: [ContactMessagesModule],
  providers: [IncomingMailsService, MailReader, MailboxListener, MailboxState],
  exports: [MailboxState],
})
export class IncomingMailModule {}
