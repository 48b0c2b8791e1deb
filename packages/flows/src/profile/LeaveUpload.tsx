import { lazyComponent } from "@amberline/ui/LazyComponent";

/** Asks before an upload is given up; loaded when it is first asked. */
export const LeaveUpload = lazyComponent(() => import("../companyRegistration/LeaveDialog"), {
  close: ({ onStay }) => onStay(),
});
