import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { sampleFileWords } from './sample-file-words';

/** To the page on which the sample is read and downloaded. */
export function SampleLink() {
  return (
    <Link className="text-link" to={paths.battleReadySample}>
      Read a free sample ({sampleFileWords})
    </Link>
  );
}
