export { createToastQueue, type ToastMessage, type ToastQueue } from "./createToastQueue";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion";
