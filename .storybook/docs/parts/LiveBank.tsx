import { keepLanguage, keepTheme } from "@amberline/app-kit/preferences";
import { paths } from "@amberline/bank/paths";
import { demoLogins } from "@amberline/sandbox/seed/demoLogins";
import { Segmented } from "@amberline/ui/Segmented";
import { Fragment, useContext, useLayoutEffect, useRef, useState } from "react";
import { Choices, sizeOf } from "../../blocks/Frame";
import { data } from "./data";
import "./docs.css";

/** Beside this page, wherever the Storybook is served. */
const home = new URL("demo/", location.href).pathname;
const { email, password } = demoLogins.ilze;

const pages = {
  Home: paths.home,
  Send: paths.send,
  History: paths.history,
  Spaces: paths.spaces,
  Card: paths.card,
  Profile: paths.profile,
};
const widths = ["390", "768", "1280"].map((value) => ({ value, label: value }));

function Bank() {
  const choices = useContext(Choices);
  const [width, setWidth] = useState("1280");
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    keepTheme(choices.includes("theme:dark") ? "dark" : "light");
    keepLanguage(choices.includes("locale:lv") ? "lv" : "en");
    const shown = frame.current?.contentWindow?.location;
    if (shown?.href === "about:blank") shown.replace(home);
    else shown?.reload();
  }, [choices]);
  return (
    <>
      <p>
        Sign in as <code>{email}</code> with <code>{password}</code>. The links in the bar above the bank open
        the code that is asked for then and the bank's side, and its button resets everything.
      </p>
      <p>
        Go to{" "}
        {Object.entries(pages).map(([name, path]) => (
          <Fragment key={name}>
            <a href={home + path.slice(1)} target="bank">
              {name}
            </a>
            {", "}
          </Fragment>
        ))}
        or{" "}
        <a href={home} target="_blank" rel="noreferrer">
          open it in a tab of its own
        </a>
        .
      </p>
      <div className="sb-unstyled">
        <Segmented legend="Width of the bank" size="sm" options={widths} value={width} onSelect={setWidth} />
      </div>
      <iframe
        ref={frame}
        name="bank"
        className="docs-frame"
        title="The bank"
        style={sizeOf(Number(width), 900)}
      />
    </>
  );
}

/** The demo, where it was built for the path that this Storybook has it at. */
export const LiveBank = () =>
  data.demoPath === home ? (
    <Bank />
  ) : (
    <p>
      This Storybook was made without it: <code>npm run storybook -- --bank</code> builds it first, and{" "}
      <code>npm run storybook -- build --bank</code> a Storybook that has it, for the path in{" "}
      <code>BASE_PATH</code> (<code>{home.replace(/demo\/$/, "")}</code> here).
    </p>
  );
