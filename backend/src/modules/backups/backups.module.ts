import { Module } from '@nestjs/common';
import { BackupsService } from './backups.service.js';

/** Backups of the school: every night, before upgrades, and when the owner asks for one. */
@Module({
  providers: [BackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
