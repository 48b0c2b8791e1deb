interface Hints {
  userAgentData?: { mobile: boolean };
}

/** Whether the bank's app can run here. An iPad says it is a Mac, and is told apart by being touched. */
export function isMobile({ userAgent, maxTouchPoints, ...hints }: Navigator & Hints = navigator): boolean {
  if (hints.userAgentData) return hints.userAgentData.mobile;
  const isTouchedMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTouchedMac || /Android|iPhone|iPad|iPod/.test(userAgent);
}
