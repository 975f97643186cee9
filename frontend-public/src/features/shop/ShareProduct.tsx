import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { showToast } from '../../ui/toasts/toast-store';

/** Passes the page on: by the phone's own list of ways, or as a link to be pasted. */
export function ShareProduct({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={buttonClass({ look: 'ghost', size: 'small' })}
      onClick={() => void share(name, window.location.href)}
    >
      <Icon name="external" /> Share
    </button>
  );
}

async function share(title: string, url: string): Promise<void> {
  try {
    if (hasShareSheet()) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: 'Link copied', text: 'Paste it where you want to share it.' });
    }
  } catch (error) {
    // Who closes the list has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'error', title: 'Could not share', text: `Copy this page's address instead: ${url}` });
  }
}

/** Few desktop browsers have one. */
function hasShareSheet(): boolean {
  return 'share' in navigator;
}
