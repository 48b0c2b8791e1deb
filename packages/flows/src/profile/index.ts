export { CompanyPartFrame } from "./CompanyPartFrame";
export { LeaveUpload } from "./LeaveUpload";
export { ProfileScreen, type ProfileScreenProps } from "./ProfileScreen";
export { tabIn, type ProfileTab } from "./profileTab";
