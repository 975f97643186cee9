import { useLocation } from 'react-router-dom';
import { productIdOf } from '#libs/domain/product-address';
import { useKnownProducts } from '../api/known-products';
import { inSchoolsName } from '../content/in-schools-name';
import { productHead } from '../content/product-head';
import { notFoundRoute, productRoute, routeOf, type SiteRoute } from '../routes';

/** The page of the present address, with the head it has: of a product its own, once the product is known. */
export function useShownPage(): SiteRoute {
  const { pathname } = useLocation();
  const { products, isWhole } = useKnownProducts(pathname);
  const route = routeOf(pathname);
  if (route !== productRoute) return inSchoolsName(route);
  const product = products.find(({ id }) => id === productIdOf(pathname));
  if (product) return { ...route, ...inSchoolsName(productHead(product)), metas: {} };
  return inSchoolsName(isWhole ? notFoundRoute : route);
}
