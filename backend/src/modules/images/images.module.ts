import { Module, type OnModuleInit } from '@nestjs/common';
import { hourlyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ImageProcessor } from './image-processor.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';
import { UploadController } from './upload.controller.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remove-unused-images': Tick;
    }
  }
}

/**
 * Pictures that staff send inline: checked, re-encoded, stored once and served for ever (CONTRACT section 2, "Images").
 */
@Module({
  imports: [JobsModule],
  controllers: [ImagesController, UploadController],
  providers: [ImagesService, ImageProcessor],
  exports: [ImagesService],
})
export class ImagesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly images: ImagesService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('remove-unused-images', hourlyAt(37), () => this.images.removeUnused());
  }
}
