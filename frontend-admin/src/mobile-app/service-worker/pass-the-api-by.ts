import type { ServiceWorkerScope } from './service-worker-scope';

/** Tells browsers that can be told: calls to the API go straight to the network and need not wake the worker. */
export function passTheApiBy(scope: ServiceWorkerScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }) ?? Promise.resolve(),
    );
  });
}
