/** What a browser is slow at for the first time, done while the page's code is on its way. */
import { tryStorage } from './api/browser-storage';

/** Reading a storage waits for another process of the browser. */
const FIRST_TIMES: readonly (() => unknown)[] = [
  () => tryStorage(() => localStorage.length),
  () => tryStorage(() => sessionStorage.length),
];

/** Each in a task of its own, so that none holds up a press, and taking the page over waits for none. */
export async function warmUp(): Promise<void> {
  for (const step of FIRST_TIMES) {
    await nextTask();
    step();
  }
}

/** Timers would wait for a second in a tab in the background. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  }).finally(() => port1.close());
}
