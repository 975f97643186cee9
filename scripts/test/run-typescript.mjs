/** Jest's setup of a test process: from here on Node runs the project's TypeScript. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
