export { ProfileMenu, type ProfileMenuProps } from "./ProfileMenu";
export { type ProfileMenuItem } from "./ProfileMenuItem";
