export { ProfileMenu, type ProfileMenuItem, type ProfileMenuProps } from "./ProfileMenu";
