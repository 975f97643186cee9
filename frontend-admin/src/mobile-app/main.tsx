import './install/install-watch';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../fonts.css';
import { MobileApp } from './MobileApp';
import { watchReleases } from './release/release-watch';

const root = document.getElementById('root');
if (!root) throw new Error('mobile-app.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <MobileApp />
  </StrictMode>,
);
void watchReleases();
