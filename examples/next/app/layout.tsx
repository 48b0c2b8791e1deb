import "@amberline/ui/tokens.css";
import type { ReactNode } from "react";
import { Frame } from "./Frame";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
