import { Module } from '@nestjs/common';
import { ClassSchedulesAdminController, ClassSchedulesController } from './class-schedules.controller.js';
import { ClassSchedulesService } from './class-schedules.service.js';

@Module({ controllers: [ClassSchedulesController, ClassSchedulesAdminController], providers: [ClassSchedulesService] })
export class ClassSchedulesModule {}
