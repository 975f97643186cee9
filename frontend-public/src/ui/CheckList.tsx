import { Icon } from './drawings/Icon';

interface CheckListProps {
  entries: readonly string[];
  /** For pages that do not style lists themselves. */
  className?: string | undefined;
}

/** A list with check marks. */
export function CheckList({ entries, className }: CheckListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name="check" />
          {entry}
        </li>
      ))}
    </ul>
  );
}
