export { type Bell } from "./bell";
export { localBell } from "./localBell";
