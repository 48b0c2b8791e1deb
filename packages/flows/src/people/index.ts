export { wirePeople, type PeopleCalls, type PeopleEvent, type PeopleInput } from "./people.machine";
export { PeopleScreen, type PeopleScreenProps } from "./PeopleScreen";
