export const profileTabs = ["general", "documents", "members", "contract"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab an address names; the general one when it names none. */
export const tabIn = (search: string): ProfileTab => {
  const named = new URLSearchParams(search).get("tab");
  return profileTabs.find((tab) => tab === named) ?? "general";
};
