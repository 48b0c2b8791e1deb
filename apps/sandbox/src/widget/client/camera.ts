import { type Problem } from "./calls";
import { redraw } from "./photo";

export type Facing = "user" | "environment";
type Opened = { ok: true; stream: MediaStream } | { ok: false; problem: Problem };

const problems: Record<string, Problem> = {
  NotAllowedError: "camera-denied",
  SecurityError: "camera-denied",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

/** Prefers the camera on this side of the device. */
export async function openCamera(facing: Facing): Promise<Opened> {
  // Missing outside a secure context.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return { ok: false, problem: "camera-missing" };
  try {
    const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } };
    return { ok: true, stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return { ok: false, problem: problems[name] ?? "camera-missing" };
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

/** The current frame of the camera; null if there is none. */
export const shoot = (video: HTMLVideoElement): Promise<Blob | null> =>
  video.videoWidth === 0
    ? Promise.resolve(null)
    : redraw(video, { width: video.videoWidth, height: video.videoHeight });
