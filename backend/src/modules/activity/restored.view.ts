import { ApiProperty } from '@nestjs/swagger';
import { RESTORABLE, type RestorableResource } from '#libs/contracts/activity';

export class RestoredView {
  @ApiProperty({ enum: RESTORABLE })
  resource: RestorableResource;

  /** The same as before. */
  id: number;
}
