import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = `/**
 * What crosses the wire, as the server describes it. Written by \`npm run openapi\`, which \`npm test\` holds to what the
 * server says: change the DTO, entity or view it comes from, not this file.
 */
`;

/** TypeScript of an OpenAPI document. A field of a body that has a default may be left out. */
export async function typesOf(document) {
  const tree = await openapiTS(document, { alphabetize: true, defaultNonNullable: false });
  return HEADER + astToString(tree);
}
