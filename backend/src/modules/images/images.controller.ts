import { Controller, Get, Headers, HttpStatus, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access.decorators.js';
import { matchesIfNoneMatch } from '../../common/serving/entity-tag.js';
import type { ImageExtension } from './image.entity.js';
import { ImagesService } from './images.service.js';

const CONTENT_TYPES: Record<ImageExtension, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** Another picture would have another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Opened by itself it is a picture and nothing else. */
const INERT = "default-src 'none'; sandbox";

@Public()
@ApiTags('Images')
@Controller('images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /** A picture of a product, an instructor or a client. */
  @Get(':hash.:extension')
  @ApiProduces(...Object.values(CONTENT_TYPES))
  @ApiOkResponse({
    description: 'The picture. It never changes at this address.',
    schema: { type: 'string', format: 'binary' },
  })
  async get(
    @Param('hash') hash: string,
    @Param('extension') extension: string,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const image = await this.images.find(hash, extension);
    if (!image) throw new NotFoundException('There is no image at this address');
    const tag = `"${image.hash}"`;
    reply
      .header('Cache-Control', FOR_EVER)
      .header('ETag', tag)
      .header('Content-Security-Policy', INERT)
      .type(CONTENT_TYPES[image.extension]);
    if (!matchesIfNoneMatch(ifNoneMatch, tag)) return image.bytes;
    reply.status(HttpStatus.NOT_MODIFIED).removeHeader('Content-Type');
    return undefined;
  }
}
