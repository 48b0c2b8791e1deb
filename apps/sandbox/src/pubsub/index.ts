export { type PubSub } from "./pubsub";
export { localPubSub } from "./localPubSub";
