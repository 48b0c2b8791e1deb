import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { isTheme, storybookTheme } from "./theme";

// The stepper needs the room, and uses no addon panel.
addons.setConfig({
  theme: storybookTheme("light"),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("stepper-walk--"),
  },
});

addons.register("amberline/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    if (isTheme(globals["theme"])) api.setOptions({ theme: storybookTheme(globals["theme"]) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
