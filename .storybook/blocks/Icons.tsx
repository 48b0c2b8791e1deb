import { Icon } from "@amberline/ui/Icon";
import * as lucide from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { data } from "../docs/parts/data";
import { Copy } from "./Copy";

const glyphs = lucide as unknown as Readonly<Record<string, LucideIcon>>;

/** The icons the product uses, read from its sources: a search, and a click that copies. */
export function Icons() {
  const [text, setText] = useState("");
  const found = Object.entries(data.icons).filter(([name]) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <div className="docs-icons sb-unstyled">
      <label>
        Search icons <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">{found.length} icons</p>
      <div>
        {found.map(([name, uses]) => {
          const glyph = glyphs[name];
          return (
            <Copy key={name} text={`<Icon icon={${name}} />`}>
              {glyph && <Icon icon={glyph} size={24} />}
              <strong>{name}</strong>
              <small>{uses.join(", ")}</small>
            </Copy>
          );
        })}
      </div>
    </div>
  );
}
