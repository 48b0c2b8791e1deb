/** Scale and height of a screen of real width in the available room: at most full size, as tall as the room. */
export function fit(width: number, room: { width: number; height: number }) {
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { scale, height: Math.round(room.height / scale), shownWidth: Math.round(width * scale) };
}
