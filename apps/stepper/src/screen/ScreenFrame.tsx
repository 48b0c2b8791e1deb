import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type MouseEvent } from "react";
import { createI18n, I18nextProvider } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import { hosts } from "@amberline/flow-lab/hosts";
import { stateKeyOf, watch } from "@amberline/flow-lab/engine";
import type { AnyEventObject } from "xstate";
import { momentAt } from "../walk/moments";
import { pictureOf, walkOf, type Asked } from "./asked";
import { BrokenScreen } from "./BrokenScreen";
import { exampleFor } from "./exampleFor";
import type { ScreenEvent, ScreenShown } from "./messages";
import { ScreenBoundary } from "./ScreenBoundary";
import { untilSteady } from "./steady";

interface ScreenFrameProps {
  asked: Asked;
  /** Changes when the new walk does not continue the previous one. */
  round: number;
  /** Whether a picture is taken: `window.placesRead` then tells what the screen read of the context. */
  isPictured?: boolean;
  onShown: (shown: ScreenShown) => void;
  onEvent: (event: ScreenEvent) => void;
}

const catalogues = { en, lv };
const seen = new Set<string>();

function Painted({ asked, state, onShown }: Pick<ScreenFrameProps, "asked" | "onShown"> & { state: string }) {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const page = `${asked.flow.id} ${state}`;
    void untilSteady({ isNew: !seen.has(page), signal }).then(() => {
      if (signal.aborted) return;
      seen.add(page);
      document.documentElement.dataset["shown"] = pictureOf(asked);
      onShown({ type: "screen.shown", address: walkOf(asked), state });
    });
    return () => leaving.abort();
  }, [asked, state, onShown]);
  return null;
}

/** Links must not navigate away from the screen. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
};

/** The live screen of a flow after its steps, in a language and a theme. Reports actions on it as examples. */
export function ScreenFrame({ asked, round, isPictured = false, onShown, onEvent }: ScreenFrameProps) {
  const { flow, input, steps, locale, theme } = asked;
  const [i18n] = useState(() => createI18n(locale, catalogues[locale]));
  const moment = momentAt(flow, input, steps);
  const watched = useMemo(() => (isPictured ? watch(moment.snapshot) : null), [isPictured, moment]);

  useLayoutEffect(() => {
    const page = document.documentElement;
    delete page.dataset["shown"];
    // To write the same language makes the browser style the whole page again.
    if (page.lang !== locale) page.lang = locale;
    page.dataset["theme"] = theme;
    if (!i18n.hasResourceBundle(locale, "translation"))
      i18n.addResourceBundle(locale, "translation", catalogues[locale]);
    void i18n.changeLanguage(locale);
  }, [i18n, asked, locale, theme]);
  useEffect(() => {
    if (watched) Object.assign(window, { placesRead: watched.placesRead });
  }, [watched]);

  const Screen = hosts[flow.id];
  if (!Screen) return null;
  const send = (event: AnyEventObject) => onEvent(exampleFor(flow, moment, event));
  const painted = <Painted asked={asked} state={stateKeyOf(moment.snapshot)} onShown={onShown} />;
  const broken = (
    <>
      <BrokenScreen language={locale} />
      {painted}
    </>
  );
  return (
    <I18nextProvider i18n={i18n}>
      <div onClickCapture={stay}>
        <ScreenBoundary address={walkOf(asked)} fallback={broken}>
          <Suspense>
            <Screen key={`${flow.id} ${round}`} snapshot={watched?.snapshot ?? moment.snapshot} send={send} />
            {painted}
          </Suspense>
        </ScreenBoundary>
      </div>
    </I18nextProvider>
  );
}
