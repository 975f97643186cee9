import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { ImagesService } from './images.service.js';
import { UploadedProductImage, UploadProductImageDto } from './upload-product-image.dto.js';

@ApiTags('Products (admin)')
@Controller('upload')
export class UploadController {
  constructor(private readonly images: ImagesService) {}

  /** Stores a product's picture and says where it is. */
  @Post('product-image')
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  async upload(@Body() { imageData }: UploadProductImageDto): Promise<UploadedProductImage> {
    return { imageUrl: await this.images.upload('imageData', imageData, PRODUCT_IMAGE_RULES) };
  }
}
