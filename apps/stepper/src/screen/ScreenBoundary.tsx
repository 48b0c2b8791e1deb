import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  /** Address of the walk; another one resets the boundary. */
  address: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  address: string;
  isBroken: boolean;
}

/** Catches render errors of a screen; React needs a class for that. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, isBroken: false };

  static getDerivedStateFromError(): Pick<BoundaryState, "isBroken"> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { address }: ScreenBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return address === state.address ? null : { address, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
