import { paths } from '../../paths';
import { Breadcrumbs, type BreadcrumbStep } from '../../ui/Breadcrumbs';

/** From the book store down to the present page. */
export function BookTrail({ between = [], here }: { between?: readonly BreadcrumbStep[]; here: string }) {
  return <Breadcrumbs steps={[{ label: 'Book Store', path: paths.bookStore }, ...between]} here={here} />;
}
