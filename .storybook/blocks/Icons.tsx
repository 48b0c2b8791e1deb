import { Icon } from "@amberline/ui/Icon";
import { useState } from "react";
import { glyphs } from "virtual:amberline-icons";
import { data } from "../docs/parts/data";
import { Copy } from "./Copy";

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
