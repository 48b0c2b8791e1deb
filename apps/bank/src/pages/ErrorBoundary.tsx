import { Component, type ReactNode } from "react";
import { ErrorPage } from "./ErrorPage";

interface State {
  error: unknown;
}

/** Catches what a page throws while rendering and shows the error page in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error() };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <ErrorPage message={this.state.error instanceof Error ? this.state.error.message : ""} />;
  }
}
