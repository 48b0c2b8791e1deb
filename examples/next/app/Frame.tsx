"use client";

import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { StyleRegistry } from "@amberline/ui/StyleRegistry";
import { useServerInsertedHTML } from "next/navigation";
import type { ReactNode } from "react";

export const Frame = ({ children }: { children: ReactNode }) => (
  <StyleRegistry useInsertedHtml={useServerInsertedHTML}>
    <LocaleProvider locale="de">{children}</LocaleProvider>
  </StyleRegistry>
);
