// A thread that does what its paper's title says.
const DEEDS = {
  dies: () => process.exit(3),
  hangs: () => {
    for (;;);
  },
  throws: () => {
    throw new TypeError('This cannot be set');
  },
  'eats memory': () => {
    for (const held = []; ;) held.push(Array.from({ length: 1e5 }, () => ({})));
  },
};

export function render({ title }) {
  DEEDS[title]?.();
  return new Uint8Array([37, 80, 68, 70]);
}

/** It says that it has begun. */
export function renderLong({ paper, port }) {
  port.postMessage(1);
  return render(paper);
}
