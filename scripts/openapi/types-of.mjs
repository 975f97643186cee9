import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = `/**
 * What crosses the wire, as the server describes it. Written by \`npm run openapi\`, which \`npm test\` holds to what the
 * server says: change the DTO, entity or view it comes from, not this file.
 */
`;

/** TypeScript of an OpenAPI document, as any generator would make it. */
export async function typesOf(document) {
  const tree = await openapiTS(document, { alphabetize: true });
  return HEADER + astToString(tree);
}
