import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { IS_PUBLIC } from '../access.decorators.js';

/** The operation ids of the routes that say @Public(): all others need a signed-in admin. */
export function publicOperations(app: INestApplication): Set<string> {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const operations = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, () => unknown>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method];
        if (handler && reflector.getAllAndOverride(IS_PUBLIC, [handler, metatype]))
          operations.add(`${metatype.name}_${method}`);
      }
    }
  }
  return operations;
}
