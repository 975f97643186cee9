import { paths } from '../../paths';
import { Trail, type TrailStep } from '../../ui/Trail';

/** From the book store down to the present page. */
export function BookTrail({ between = [], here }: { between?: readonly TrailStep[]; here: string }) {
  return <Trail steps={[{ label: 'Book Store', path: paths.bookStore }, ...between]} here={here} />;
}
