import './install/install-watch';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepTranslatedTexts } from '#libs/browser/translated-texts';
import '../fonts.css';
import { MobileApp } from './MobileApp';
import { watchReleases } from './release/release-watch';

const root = document.getElementById('root');
if (!root) throw new Error('mobile-app.html has no element with the id "root".');
// Dialogs are drawn beside the root.
keepTranslatedTexts(document.body);
const reactRoot = createRoot(root);
// In slices: the drawn landing page is there already, and stays quick to the touch.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <MobileApp />
    </StrictMode>,
  ),
);
void watchReleases();
