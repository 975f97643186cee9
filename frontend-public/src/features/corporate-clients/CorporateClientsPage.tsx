import { Link } from 'react-router-dom';
import { corporateWords } from '../../content/corporate-clients';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { PageHead } from '../../ui/PageHead';
import { Clients } from './Clients';
import { Programmes } from './Programmes';

/** The corporate clients, at each of the page's four addresses (spec 2 section 2). */
export function CorporateClientsPage() {
  return (
    <>
      <PageHead title={corporateWords.title} lead={corporateWords.lead}>
        <Link className={buttonClass()} to={paths.contactUs}>
          {corporateWords.contact} <Icon name="arrow" />
        </Link>
      </PageHead>
      <Clients />
      <Programmes />
    </>
  );
}
