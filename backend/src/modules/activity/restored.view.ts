import { ApiProperty } from '@nestjs/swagger';
import { RESTORED_RESOURCES, type RestoredResource } from '#libs/contracts/activity';

export class RestoredView {
  @ApiProperty({ enum: RESTORED_RESOURCES })
  resource: RestoredResource;

  /** The same as before. */
  id: number;
}
