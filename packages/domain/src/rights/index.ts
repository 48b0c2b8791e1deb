export { isWithin, roleOf, roles, rights, type Access, type Right, type Role } from "./rights";
