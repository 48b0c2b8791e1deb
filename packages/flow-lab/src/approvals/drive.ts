import { type FlowDrive } from "../drive/flowDrive";

export const drive: FlowDrive = {
  prepare: {},
  events: {},
  answers: {},
  requests: {},
  arrived: {},
  journeys: [],
  notDriven: {},
};
