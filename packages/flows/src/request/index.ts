export { createRequest, type RequestEvent } from "./request.machine";
