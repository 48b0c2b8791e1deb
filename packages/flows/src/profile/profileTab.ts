export const profileTabs = ["general", "documents", "members", "contract", "people"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab in an address; otherwise the general one. */
export const tabIn = (search: string): ProfileTab => {
  const named = new URLSearchParams(search).get("tab");
  return profileTabs.find((tab) => tab === named) ?? "general";
};
