import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { createStore } from "@amberline/domain/store";

export interface ChunkNoticeProps {
  /** Why the component's code did not arrive; null while it is only slow. */
  error: unknown;
  /** Called by the button that tries again. */
  onRetry: () => void;
  /** Leaves the dialog that can't be shown. Without it the notice stands in the component's own place. */
  onClose?: () => void;
  /** Stands in its place while it is only slow. */
  children?: ReactNode;
}

const NoticeContext = createContext<ComponentType<ChunkNoticeProps> | null>(null);

/** Says of every lazy component inside that its code is slow or lost. One near the root of the app is enough. */
export const ChunkNoticeProvider = NoticeContext.Provider;

export interface LazyOptions<Props> {
  /** Stands in its place while it loads. @default nothing */
  waiting?: ComponentType<Props>;
  /** For a dialog or a popover: leaves it when its code is lost. */
  close?: (props: Props) => void;
  /** Says nothing when its code is lost, because everything is there without it. @default false */
  isOptional?: boolean;
}

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead. Whether it is there; what is not is asked for again when the component is shown. */
  preload: () => Promise<boolean>;
}

type State<Props> =
  | { status: "wanted" | "loading" | "slow" }
  | { status: "lost"; error: unknown }
  | { status: "loaded"; Component: ComponentType<Props> };

/** Every lazy component made so far; loading one may make more. For a tool that loads ahead whatever may be shown. */
export const lazyComponents = new Set<Pick<LazyComponent<object>, "preload">>();

/** Milliseconds until it is said that code takes long. */
export const PATIENCE = 8_000;

/**
 * A component whose code is loaded when it is first shown. Unlike `lazy` of React it never throws: while its code is
 * missing a notice stands in its place, the rest of the page stays, and it is asked for again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting: Waiting, close, isOptional = false }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const store = createStore<State<Props>>({ status: "wanted" });
  let attempt = Promise.resolve(false);
  let begun = 0;

  const begin = async () => {
    const nth = (begun += 1);
    const loading: State<Props> = { status: "loading" };
    store.set(loading);
    const slow = setTimeout(() => store.get() === loading && store.set({ status: "slow" }), PATIENCE);
    try {
      const { default: Component } = await load();
      store.set({ status: "loaded", Component });
    } catch (error) {
      // Another attempt may have come through meanwhile, or still be under way.
      if (nth === begun && store.get().status !== "loaded") store.set({ status: "lost", error });
    } finally {
      clearTimeout(slow);
    }
    return store.get().status === "loaded";
  };
  const retry = () => void (attempt = begin());
  const preload = () => {
    if (["wanted", "lost"].includes(store.get().status)) retry();
    return attempt;
  };

  function Lazy(props: Props) {
    const Notice = use(NoticeContext);
    // Deferred: what has loaded is rendered in steps, so that keys are heard meanwhile.
    const state = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, store.get));
    const isLost = state.status === "lost";
    // Before the paint, so that the notice of an earlier loss is not seen while it is asked for again.
    useLayoutEffect(() => void preload(), []);
    useEffect(() => {
      if (!isLost) return;
      addEventListener("online", retry);
      return () => removeEventListener("online", retry);
    }, [isLost]);

    if (state.status === "loaded") return <state.Component {...props} />;
    const isMissed = (isLost || state.status === "slow") && !isOptional;
    const waiting = Waiting && (!isLost || isOptional) ? <Waiting {...props} /> : null;
    if (!isMissed || !Notice) return waiting;
    return (
      // oxlint-disable-next-line react/static-components -- comes from the context: it is not made here
      <Notice
        error={isLost ? state.error : null}
        onRetry={retry}
        {...(close ? { onClose: () => close(props) } : {})}
      >
        {waiting}
      </Notice>
    );
  }
  const made = Object.assign(Lazy, { preload });
  lazyComponents.add(made);
  return made;
}
