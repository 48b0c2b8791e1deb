import { Component, lazy, Suspense, type ReactNode } from "react";

const ErrorPage = lazy(() => import("./ErrorPage"));

interface State {
  error: unknown;
}

/** Shows the error page when a page throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error() };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { error } = this.state;
    return (
      <Suspense>
        <ErrorPage message={error instanceof Error ? error.message : ""} />
      </Suspense>
    );
  }
}
