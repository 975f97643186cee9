import { useEffect, useRef, type ReactNode } from 'react';

interface FocusHeadingProps {
  className: string;
  /** It took the place of what had the focus; a page that opens like this leaves focus alone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of what came in the place of something else: from here the keyboard and a screen reader go on. */
export function FocusHeading({ className, takesFocus, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
