import { Module, type OnModuleInit } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ImagesService } from '../images/images.service.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { CreateInstructorDto, UpdateInstructorDto } from './instructor.dto.js';
import { Instructor } from './instructor.entity.js';
import { InstructorAbsencesAdminController } from './instructor-absences.controller.js';
import { InstructorAbsencesService } from './instructor-absences.service.js';
import { InstructorsAdminController, InstructorsController } from './instructors.controller.js';
import { InstructorsService } from './instructors.service.js';

@Module({
  imports: [ImagesModule, ImportsModule],
  controllers: [InstructorsController, InstructorsAdminController, InstructorAbsencesAdminController],
  providers: [InstructorsService, InstructorAbsencesService],
})
export class InstructorsModule implements OnModuleInit {
  constructor(
    private readonly images: ImagesService,
    private readonly imports: ImportsService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('instructors', 'image');
    this.imports.register('instructors', {
      entity: Instructor,
      create: CreateInstructorDto,
      update: UpdateInstructorDto,
      writer: (manager) => new InstructorsService(manager, this.images),
    });
  }
}
