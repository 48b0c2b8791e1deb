export { PlainLayout, type PlainLayoutProps } from "./PlainLayout";
