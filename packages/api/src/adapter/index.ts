export { adapt, Refusal, SessionOver, type Answers, type Asked } from "./adapt";
export { byBearer, byCookie, type CookieOptions } from "./session";
