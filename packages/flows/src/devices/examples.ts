import type { SignedInDevice, SignIn, SignInPage } from "@amberline/api/client";

const at = Date.UTC(2026, 10, 21, 9);

const hour = 3_600_000;

const device = (id: string, name: string, hours: number): SignedInDevice => ({
  id,
  device: name,
  createdAt: at - 30 * hour,
  lastSeenAt: at - hours * hour,
  isCurrent: id === "here",
});

export const exampleDevices: readonly SignedInDevice[] = [
  device("here", "Chrome on Windows", 0),
  device("phone", "Safari on iPhone", 2),
  device("unknown", "", 26),
];

const signIn = (id: string, change: Partial<SignIn>): SignIn => ({
  id,
  at: at - Number(id) * hour,
  result: "done",
  device: "Safari on iPhone",
  address: "198.51.100.7",
  country: "LV",
  isCurrent: false,
  ...change,
});

export const exampleSignIns: SignInPage = {
  signIns: [
    signIn("1", { device: "Chrome on Windows", address: "203.0.113.9", country: "", isCurrent: true }),
    signIn("2", {}),
    signIn("3", { result: "code", device: "", address: "", country: "" }),
    signIn("4", {
      result: "password",
      device: "Firefox on Linux",
      address: "2001:db8:1:2::/64",
      country: "EE",
    }),
    signIn("5", {
      result: "locked",
      device: "Firefox on Linux",
      address: "2001:db8:1:2::/64",
      country: "EE",
    }),
  ],
  next: "5",
};

export const earlierSignIns: SignInPage = { signIns: [signIn("30", { result: "blocked" })], next: null };
