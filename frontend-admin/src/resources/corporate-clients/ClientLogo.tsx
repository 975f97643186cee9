import type { CorporateClient } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { Picture } from '../../shared/image/Picture';

export function ClientLogo({ name, logoUrl }: Pick<CorporateClient, 'name' | 'logoUrl'>) {
  return (
    <Picture src={logoUrl} widthPx={84} heightPx={44} fit="contain">
      {initialsOf(name)}
    </Picture>
  );
}
