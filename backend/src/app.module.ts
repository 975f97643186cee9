import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { LoggingModule } from './common/logging/logging.module.js';
import { ConfigModule } from './config/config.module.js';
import type { RunningEnv } from './config/running-env.js';
import { ChangeFeed } from './database/change-feed.js';
import { openServingDataSource, servingDataSourceOptions } from './database/serving-data-source.js';
import { ActivityModule } from './modules/activity/activity.module.js';
import { ApiKeysModule } from './modules/api-keys/api-keys.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BackupsModule } from './modules/backups/backups.module.js';
import { BankStatementsModule } from './modules/bank-statements/bank-statements.module.js';
import { BeginnerCoursesModule } from './modules/beginner-courses/beginner-courses.module.js';
import { CardPaymentsModule } from './modules/card-payments/card-payments.module.js';
import { CartModule } from './modules/cart/cart.module.js';
import { ChatbotModule } from './modules/chatbot/chatbot.module.js';
import { ClassCalendarModule } from './modules/class-calendar/class-calendar.module.js';
import { ClassSchedulesModule } from './modules/class-schedules/class-schedules.module.js';
import { CorporateClientsModule } from './modules/corporate-clients/corporate-clients.module.js';
import { ContactMessagesModule } from './modules/contact-messages/contact-messages.module.js';
import { DailyDigestModule } from './modules/daily-digest/daily-digest.module.js';
import { DocumentsModule } from './modules/documents/documents.module.js';
import { FaqsModule } from './modules/faqs/faqs.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ImagesModule } from './modules/images/images.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { IncomingMailModule } from './modules/incoming-mail/incoming-mail.module.js';
import { InstructorsModule } from './modules/instructors/instructors.module.js';
import { InvoiceMailsModule } from './modules/invoice-mails/invoice-mails.module.js';
import { InvoicePaymentsModule } from './modules/invoice-payments/invoice-payments.module.js';
import { InvoicesModule } from './modules/invoices/invoices.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { OrdersModule } from './modules/orders/orders.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { ProductCategoriesModule } from './modules/product-categories/product-categories.module.js';
import { ProductsModule } from './modules/products/products.module.js';
import { PushModule } from './modules/push/push.module.js';
import { QuotesModule } from './modules/quotes/quotes.module.js';
import { RecurringInvoicesModule } from './modules/recurring-invoices/recurring-invoices.module.js';
import { ReplyTemplatesModule } from './modules/reply-templates/reply-templates.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { StatementsModule } from './modules/statements/statements.module.js';
import { StockAlertsModule } from './modules/stock-alerts/stock-alerts.module.js';
import { SystemModule } from './modules/system/system.module.js';
import { CourseSignupsModule } from './modules/course-signups/course-signups.module.js';
import { TrialBookingsModule } from './modules/trial-bookings/trial-bookings.module.js';
import { ExportsModule } from './modules/exports/exports.module.js';
import { TasksModule } from './modules/tasks/tasks.module.js';

/** The table of contents: what the school can do, each in a folder of its own. */
const MODULES = [
  ActivityModule,
  ApiKeysModule,
  AuthModule,
  BackupsModule,
  BankStatementsModule,
  BeginnerCoursesModule,
  ChatbotModule,
  ClassCalendarModule,
  ClassSchedulesModule,
  CorporateClientsModule,
  CourseSignupsModule,
  ContactMessagesModule,
  DailyDigestModule,
  DocumentsModule,
  FaqsModule,
  HealthModule,
  ImagesModule,
  ImportsModule,
  IncomingMailModule,
  InstructorsModule,
  InvoiceMailsModule,
  InvoicePaymentsModule,
  InvoicesModule,
  JobsModule,
  MailModule,
  CardPaymentsModule,
  CartModule,
  OrdersModule,
  PeopleModule,
  ProductCategoriesModule,
  ProductsModule,
  PushModule,
  QuotesModule,
  RecurringInvoicesModule,
  ReplyTemplatesModule,
  SettingsModule,
  StatementsModule,
  StockAlertsModule,
  ReportsModule,
  SystemModule,
  ExportsModule,
  TasksModule,
  TrialBookingsModule,
];

/** The whole application. `databaseUrl` is where PostgreSQL answers, embedded or given. */
@Module({})
export class AppModule {
  static with(env: RunningEnv, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        LoggingModule.with(log),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...servingDataSourceOptions(env), retryAttempts: 0 }),
          dataSourceFactory: () => openServingDataSource(env),
        }),
        ...MODULES,
      ],
      providers: [ChangeFeed],
      // Whoever keeps records in memory asks it whether they are still true.
      global: true,
      exports: [ChangeFeed],
    };
  }
}
