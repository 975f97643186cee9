import { Module } from '@nestjs/common';
import { AttemptsService } from './attempts.service.js';

@Module({ providers: [AttemptsService], exports: [AttemptsService] })
export class AttemptsModule {}
