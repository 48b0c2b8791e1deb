import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  /** Address of the walk; another one resets the boundary. */
  address: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface Standing {
  address: string;
  isBroken: boolean;
}

/** Catches render errors of a screen; React needs a class for that. */
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
