import { lazy, Suspense } from "react";

const LeaveDialog = lazy(() => import("../companyRegistration/LeaveDialog"));

/** Asks before an upload is given up; loaded when it is first asked. */
export function LeaveUpload(props: { onStay: () => void; onLeave: () => void }) {
  return (
    <Suspense>
      <LeaveDialog {...props} />
    </Suspense>
  );
}
