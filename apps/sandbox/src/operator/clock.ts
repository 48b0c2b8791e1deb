import { type Clock, type ShiftableClock } from "../platform/clock";

const isShiftable = (clock: Clock): clock is ShiftableClock => "shiftBy" in clock;

/** The clock as one a tester can move, or null when it is not one. */
export const shiftable = (clock: Clock): ShiftableClock | null => (isShiftable(clock) ? clock : null);
