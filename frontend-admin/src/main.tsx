import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepTranslatedTexts } from '#libs/browser/translated-texts';
import { App } from './App';
import './fonts.css';

void import('./take-school-facts').then(({ takeSchoolFacts }) => takeSchoolFacts());
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
// Menus and dialogs are drawn beside the root.
keepTranslatedTexts(document.body);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
