import { Redirect, useLocation } from "wouter";
import { paths } from "../paths";

/** What is left of an account that is closed. */
const left: readonly string[] = [
  paths.closing,
  paths.profile,
  paths.history,
  paths.chat,
  paths.complaint,
  paths.notifications,
  paths.changePassword,
  paths.legal,
];

/** Leads from every other page to how the closed account stands. */
export default function ClosedGate() {
  const [location] = useLocation();
  return left.includes(location) ? null : <Redirect to={paths.closing} replace />;
}
