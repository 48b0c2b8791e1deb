import { addons } from "storybook/manager-api";

// The stepper needs the room, and has nothing to say in the panel.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("stepper-walk--"),
  },
});
