import { IsString, MaxLength } from 'class-validator';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { Omittable } from '../../common/validation/field.decorators.js';

const MAX_FILE_NAME_LENGTH = 255;

/** A product's picture (spec 3 section 7). */
export class UploadProductImageDto {
  /** The picture as a data URL: `data:image/png;base64,…`. */
  @IsString({ message: PRODUCT_IMAGE_RULES.notAnImage })
  imageData: string;

  /** What the file was called. The content decides, not the name. */
  @Omittable()
  @MaxLength(MAX_FILE_NAME_LENGTH, { message: `The file name must be at most ${MAX_FILE_NAME_LENGTH} characters` })
  fileName?: string;
}

/** Where the picture is now. */
export class UploadedProductImage {
  /** For the product's imageUrl: `/api/images/{hash}.{ext}`. Kept for a day until a product names it. */
  imageUrl: string;
}
