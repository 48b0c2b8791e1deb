export { Button, type ButtonAppearanceProps, type ButtonProps } from "./Button";
export { LinkButton, type LinkButtonProps } from "./LinkButton";
