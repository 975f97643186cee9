import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route (or a whole controller) to everyone. Without it a route needs a signed-in admin: deny by default. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
