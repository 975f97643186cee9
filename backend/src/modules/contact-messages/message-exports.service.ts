import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createdWithin, type CsvExport, csvSource } from '../../common/lists/stream-csv.js';
import { ExportsService } from '../exports/exports.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { CONTACT_MESSAGE_LIST, type MessageField } from './contact-message-list.js';
import { EXPORTED_COLUMNS } from './contact-message.view.js';

/** Messages as a CSV file, where they are too many to be written by the browser. */
@Injectable()
export class MessageExportsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exports: ExportsService,
  ) {}

  onModuleInit(): void {
    this.exports.register('contact-messages', csvSource(this.dataSource, MESSAGES));
  }
}

const MESSAGES: CsvExport<ContactMessage, ContactMessage, MessageField> = {
  name: 'contact_messages',
  entity: ContactMessage,
  // The oldest first, as the file of a few has them.
  rules: {
    ...CONTACT_MESSAGE_LIST,
    large: { ...CONTACT_MESSAGE_LIST.large, defaultSort: { field: 'id', direction: 'ASC' } },
  },
  narrow: createdWithin,
  linesOf: (messages) => messages,
  columns: EXPORTED_COLUMNS,
};
