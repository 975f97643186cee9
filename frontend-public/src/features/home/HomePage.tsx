import { useRef } from 'react';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { QuickLinks } from './QuickLinks';
import { TrialBar } from './TrialBar';

export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  return (
    <>
      <Hero actions={heroActions} />
      <Facts />
      <QuickLinks />
      <TrialBar hideWhileVisible={heroActions} />
    </>
  );
}
