export { Announcer } from "./Announcer";
export { DownloadButton, type Download } from "./DownloadButton";
export { EmptyOn } from "./EmptyOn";
export { FormFrame } from "./FormFrame";
export { noticeText } from "./notice";
export { NoticeBanner } from "./NoticeBanner";
export { useFocusOn } from "./useFocusOn";
export { useHeadingFocus } from "./useHeadingFocus";
export { useValidation } from "./useValidation";
