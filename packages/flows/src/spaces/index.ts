export { spacesMachine, wireSpaces, type SpacesCalls, type SpacesEvent } from "./spaces.machine";
export { SpacesScreen, type SpacesScreenProps } from "./SpacesScreen";
