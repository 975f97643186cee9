import { useRef } from 'react';
import { BeginnerCourses } from './BeginnerCourses';
import { EbookPromotion } from './EbookPromotion';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { LearningTiles } from './LearningTiles';
import { QuickLinks } from './QuickLinks';
import { Reviews } from './Reviews';
import { TrialBar } from './TrialBar';

/** The home page, its sections in the order of spec 1 section 2.3. */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  return (
    <>
      <Hero actions={heroActions} />
      <Facts />
      <BeginnerCourses />
      <LearningTiles />
      <Reviews />
      <QuickLinks />
      <EbookPromotion />
      <TrialBar hideWhileVisible={heroActions} />
    </>
  );
}
