export { CompanyPartFrame } from "./CompanyPartFrame";
export { ProfileScreen, type ProfileScreenProps } from "./ProfileScreen";
export { tabIn, type ProfileTab } from "./profileTab";
