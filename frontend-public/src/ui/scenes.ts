/** A drawing of the house's picture script (scripts/pictures/scenes), 4 by 3. */
export interface Scene {
  src: string;
  /** Empty for what only decorates. */
  alt: string;
}

export const SCENE_SIZE = { width: 560, height: 420 };

/** Beside what a short page has to say, which says it without them. */
export const QUIET_SCENES: Record<'emptyHangers' | 'signpost' | 'cartons' | 'lockers' | 'openDoor', Scene> = {
  emptyHangers: quietScene('empty-hangers'),
  signpost: quietScene('signpost'),
  cartons: quietScene('cartons'),
  lockers: quietScene('lockers'),
  openDoor: { src: '/programmes/self-defence.svg', alt: '' },
};

function quietScene(name: string): Scene {
  return { src: `/scenes/${name}.svg`, alt: '' };
}
