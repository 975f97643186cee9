import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLimitsService } from '../mail/mail-limits.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { ChatConversationsAdminController } from './chat-conversations.admin.controller.js';
import { ChatConversationsService } from './chat-conversations.service.js';
import { ChatbotController } from './chatbot.controller.js';
import { ChatbotService } from './chatbot.service.js';
import { QuickQuestionsService } from './quick-questions.service.js';
import { UnansweredQuestionsAdminController } from './unanswered-questions.admin.controller.js';
import { UnansweredQuestionsService } from './unanswered-questions.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'compact-chat-counts': Tick;
      'count-asked-topics': Tick;
      'remove-old-chat-conversations': Tick;
    }
  }
}

@Module({
  imports: [JobsModule, MailModule, ThrottlingModule],
  controllers: [ChatbotController, ChatConversationsAdminController, UnansweredQuestionsAdminController],
  providers: [ChatbotService, ChatConversationsService, QuickQuestionsService, UnansweredQuestionsService],
})
export class ChatbotModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly mailLimits: MailLimitsService,
    private readonly chatbot: ChatbotService,
    private readonly conversations: ChatConversationsService,
    private readonly questions: UnansweredQuestionsService,
    private readonly quickQuestions: QuickQuestionsService,
  ) {}

  onModuleInit(): void {
    this.mailLimits.register(this.chatbot.notices);
    this.jobs.schedule('remove-old-chat-conversations', dailyAt({ hour: 3, minute: 10 }), () =>
      this.chatbot.removeOld(),
    );
    this.jobs.schedule('count-asked-topics', dailyAt({ hour: 3, minute: 40 }), () => this.quickQuestions.recount());
    this.jobs.schedule('compact-chat-counts', { everyMinutes: 10, offsetMinutes: 8 }, async () => {
      await this.conversations.compactCounts();
      await this.questions.compactCounts();
    });
  }
}
