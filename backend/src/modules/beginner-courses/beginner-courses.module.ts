import { Module } from '@nestjs/common';
import { BeginnerCoursesAdminController, BeginnerCoursesController } from './beginner-courses.controller.js';
import { BeginnerCoursesService } from './beginner-courses.service.js';

@Module({
  controllers: [BeginnerCoursesController, BeginnerCoursesAdminController],
  providers: [BeginnerCoursesService],
  exports: [BeginnerCoursesService],
})
export class BeginnerCoursesModule {}
