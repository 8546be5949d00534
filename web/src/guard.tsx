import { Component, type ReactNode } from 'react'

/**
 * A fault in a drawing must not take the table with it: something plainer is shown instead. It is a class because React
 * offers this to nothing else.
 */
export class Guard extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
