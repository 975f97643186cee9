import { ApiProperty } from '@nestjs/swagger';
import { RESTORED_RESOURCES, type RestoredResource } from '#libs/contracts/activity';

/** The same shape as of all that is restored. */
export class RestoredInvoice {
  @ApiProperty({ enum: RESTORED_RESOURCES })
  resource: RestoredResource;

  /** The same as before. */
  id: number;
}
