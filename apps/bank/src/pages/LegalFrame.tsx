import type { ReactNode } from "react";
import { ChunkNoticeProvider } from "@amberline/ui/LazyComponent";
import { useReveal } from "../wiring/browser/opening";
import { LanguageChoice } from "./LanguageChoice";
import { Frame } from "./Legal.styles";
import { PageChunkNotice } from "./PageChunkNotice";
import { SignInMark } from "./PlainFrame";

/** A wide page without the shell, to read. */
export function LegalFrame({ children }: { children: ReactNode }) {
  useReveal();
  return (
    <Frame>
      <header>
        <SignInMark />
        <LanguageChoice />
      </header>
      <main>
        <ChunkNoticeProvider value={PageChunkNotice}>{children}</ChunkNoticeProvider>
      </main>
    </Frame>
  );
}
