interface Hints {
  userAgentData?: { mobile: boolean };
}

/** Whether the bank's app can run here. iPads report themselves as Macs; only touch points tell them apart. */
export function isMobile({ userAgent, maxTouchPoints, ...hints }: Navigator & Hints = navigator): boolean {
  if (hints.userAgentData) return hints.userAgentData.mobile;
  const isTouchedMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTouchedMac || /Android|iPhone|iPad|iPod/.test(userAgent);
}
