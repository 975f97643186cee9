import { Module, type OnModuleInit } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ImagesService } from '../images/images.service.js';
import { InstructorsAdminController, InstructorsController } from './instructors.controller.js';
import { InstructorsService } from './instructors.service.js';

@Module({
  imports: [ImagesModule],
  controllers: [InstructorsController, InstructorsAdminController],
  providers: [InstructorsService],
})
export class InstructorsModule implements OnModuleInit {
  constructor(private readonly images: ImagesService) {}

  onModuleInit(): void {
    this.images.registerColumn('instructors', 'image');
  }
}
