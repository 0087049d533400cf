import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

/** `place` is where the children are; at another one they get another try. */
type Props = { place: string; children: ReactNode };

/** When a screen breaks or cannot be loaded. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
