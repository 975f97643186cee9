/** What all parts of the screen read from: a change makes all of it stale. */
export const SYSTEM_KEY = ['system'];
