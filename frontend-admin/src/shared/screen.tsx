import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';
import { ScreenSkeleton } from './Skeletons';

/**
 * A screen whose code is fetched when it is first shown. Not lazy() in a Suspense: React would hold what comes soon
 * after a skeleton back until 300 ms have passed.
 * @param load fetches it; what it is refused with shows as a screen that broke
 */
export function screen(load: () => Promise<ComponentType>): FunctionComponent {
  let loaded: ComponentType | undefined;
  return function Screen() {
    const [Shown, setShown] = useState<ComponentType | undefined>(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (loaded) return;
      load().then(
        (fetched) => {
          loaded = fetched;
          setShown(() => fetched);
        },
        (error: unknown) => setFailure(new Error('The code of a screen could not be loaded', { cause: error })),
      );
    }, []);
    if (failure) throw failure;
    return Shown ? <Shown /> : <ScreenSkeleton />;
  };
}
