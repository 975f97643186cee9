import { Module } from '@nestjs/common';
import { ReplyTemplatesAdminController } from './reply-templates.admin.controller.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module({ controllers: [ReplyTemplatesAdminController], providers: [ReplyTemplatesService] })
export class ReplyTemplatesModule {}
