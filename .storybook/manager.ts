import { addons } from "storybook/manager-api";

// The stepper needs the room, and uses no addon panel.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("stepper-walk--"),
  },
});
