import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService, type Tick } from '../jobs/jobs.service.js';
import { MailLimitsService } from '../mail/mail-limits.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { ChatbotController } from './chatbot.controller.js';
import { ChatbotService } from './chatbot.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remove-old-chat-conversations': Tick;
    }
  }
}

@Module({
  imports: [JobsModule, MailModule, ThrottlingModule],
  controllers: [ChatbotController],
  providers: [ChatbotService],
})
export class ChatbotModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly mailLimits: MailLimitsService,
    private readonly chatbot: ChatbotService,
  ) {}

  onModuleInit(): void {
    this.mailLimits.register(this.chatbot.notices);
    this.jobs.schedule('remove-old-chat-conversations', dailyAt({ hour: 3, minute: 10 }), () => this.chatbot.removeOld());
  }
}
