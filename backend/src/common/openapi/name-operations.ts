import type { OpenAPIObject } from '@nestjs/swagger';

/** Nest's name for one of several addresses of a handler: `RestoreAdminController_restore[10]`. */
const NUMBERED = /^(.+)\[\d+\]$/;

/**
 * One handler may have several addresses, which Nest numbers: a client's function would be called `restore10`, and be
 * that of another resource once one is added. Each is named by what its own address says: `restoreFaqs`.
 */
export function nameOperations(document: OpenAPIObject): void {
  const numbered = Object.entries(document.paths).flatMap(([path, item]) =>
    [item.get, item.post, item.put, item.delete].flatMap((operation) => {
      const handler = NUMBERED.exec(operation?.operationId ?? '')?.[1];
      return operation && handler !== undefined ? [{ parts: path.split('/'), operation, handler }] : [];
    }),
  );
  for (const { parts, operation, handler } of numbered) {
    const siblings = numbered.filter((other) => other.handler === handler);
    const own = parts.filter((part) => !siblings.every((sibling) => sibling.parts.includes(part)));
    operation.operationId = handler + own.map(capitalized).join('');
  }
}

/** `class-schedules` is `ClassSchedules`. */
function capitalized(part: string): string {
  return part.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
