import { Icon } from './drawings/Icon';

interface TickListProps {
  entries: readonly string[];
  /** Where the page does not style its lists itself. */
  className?: string | undefined;
}

/** Entries that each begin with a tick. */
export function TickList({ entries, className }: TickListProps) {
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
