import { contactWords } from '../../content/contact';
import { PageHead } from '../../ui/PageHead';
import { ContactCard } from './ContactCard';
import styles from './ContactPage.module.css';
import { ContactWays } from './ContactWays';
import { MapFrame } from './MapFrame';

export function ContactPage() {
  return (
    <>
      <PageHead title={contactWords.title} lead={contactWords.lead} />
      <section className={`wrap ${styles.columns}`} aria-label="Reach the school">
        <ContactWays />
        <ContactCard />
      </section>
      <MapFrame />
    </>
  );
}
