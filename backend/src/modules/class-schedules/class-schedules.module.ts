import { Module, type OnModuleInit } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { ClassSchedule } from './class-schedule.entity.js';
import { ClassSchedulesAdminController, ClassSchedulesController } from './class-schedules.controller.js';
import { ClassSchedulesService, refuseEndBeforeStart } from './class-schedules.service.js';
import { CreateClassScheduleDto, UpdateClassScheduleDto } from './write-class-schedule.dto.js';

@Module({
  imports: [ImportsModule],
  controllers: [ClassSchedulesController, ClassSchedulesAdminController],
  providers: [ClassSchedulesService],
})
export class ClassSchedulesModule implements OnModuleInit {
  constructor(private readonly imports: ImportsService) {}

  onModuleInit(): void {
    this.imports.register('class-schedules', {
      entity: ClassSchedule,
      create: CreateClassScheduleDto,
      update: UpdateClassScheduleDto,
      writer: (manager) => new ClassSchedulesService(manager),
      preview: () => (fields, record) => {
        refuseEndBeforeStart({ ...record, ...fields } as unknown as ClassSchedule);
        return fields;
      },
    });
  }
}
