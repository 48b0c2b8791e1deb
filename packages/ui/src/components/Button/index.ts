export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { LinkButton, type LinkButtonProps } from "./LinkButton";
