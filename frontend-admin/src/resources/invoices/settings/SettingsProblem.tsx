import { LoadProblem } from '../../../shared/LoadProblem';

interface SettingsProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a form that has nothing to begin with. */
export function SettingsProblem(props: SettingsProblemProps) {
  return <LoadProblem {...props} title="The invoice settings could not be loaded." />;
}
