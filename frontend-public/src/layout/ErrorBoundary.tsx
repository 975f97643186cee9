import { Component, type ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import styles from './SiteLayout.module.css';

/** A page that breaks, or whose code cannot be fetched, says so under the header; the rest of the site still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={`wrap ${styles.failure}`} role="alert">
        <h1 className="h1">Something went wrong</h1>
        <p className="lead">
          This page could not be loaded. Your connection may have dropped, or the site has just been updated.
        </p>
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
