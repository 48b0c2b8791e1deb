import { type Clock, type ShiftableClock } from "../platform/clock";

const isShiftable = (clock: Clock): clock is ShiftableClock => "shiftBy" in clock;

/** Null if the clock cannot be shifted. */
export const shiftable = (clock: Clock): ShiftableClock | null => (isShiftable(clock) ? clock : null);
