import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  /** Address of the walk: another one is tried anew. */
  address: string;
  /** What is shown in place of a screen that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

interface Standing {
  address: string;
  isBroken: boolean;
}

/** Catches a screen that cannot draw what it was given. React has no way to catch it but a class. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, Standing> {
  override state: Standing = { address: this.props.address, isBroken: false };

  static getDerivedStateFromError(): Pick<Standing, "isBroken"> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ address }: ScreenBoundaryProps, standing: Standing): Standing | null {
    return address === standing.address ? null : { address, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
