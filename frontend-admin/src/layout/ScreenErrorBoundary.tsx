import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { Notice } from '../shared/notices';

interface Props {
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * A screen that breaks leaves the bar and the other screens standing. Give it a key per address, and leaving the screen
 * heals it.
 */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        kind="error"
        title="This screen could not be loaded."
        action={
          <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        A newer version may have been installed, or the connection may have dropped.
      </Notice>
    );
  }
}
