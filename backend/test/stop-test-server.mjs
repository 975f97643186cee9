/** Jest's global teardown of the API specs: stops the server that the setup started. */
export default async function stopServer() {
  await globalThis.testServer?.stop();
}
