import { Component, type ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import { PageHead } from '../ui/PageHead';

/** A page that breaks, or whose code cannot be fetched, says so under the header; the rest of the site still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <PageHead title="Something went wrong" lead="This page could not be shown. Your connection may have dropped, or the site has just been updated.">
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>Try again</button>
        </PageHead>
      </div>
    );
  }
}
