import { Module } from '@nestjs/common';
import { ReportsAdminController } from './reports.admin.controller.js';
import { ReportsService } from './reports.service.js';

/** What the school's books come to. It only reads. */
@Module({
  controllers: [ReportsAdminController],
  providers: [ReportsService],
})
export class ReportsModule {}
