import { Component, type ReactNode } from "react";
import { LostChunk } from "../wiring/browser/loadChunk";
import { Alone } from "./ErrorBoundary.styles";
import { ErrorPage } from "./ErrorPage";
import { PlainChunkNotice } from "./PlainFrame";

interface State {
  error: unknown;
}

/** Addresses of files and stacks are for the collector of errors only. */
const isForCustomers = (message: string) => !/:\/\/|\.[cm]?[jt]sx?\b|\n/.test(message);

/** Shows the error page when a page throws while rendering (specification 2.2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error() };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof LostChunk)
      return <PlainChunkNotice error={error} onRetry={() => this.setState({ error: null })} />;
    const message = error instanceof Error ? error.message : "";
    return <Alone>{isForCustomers(message) ? <ErrorPage message={message} /> : <ErrorPage />}</Alone>;
  }
}
