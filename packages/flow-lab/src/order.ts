/** The five main journeys, in the order of a customer's use. */
const journeys = ["signIn", "send", "sessionClock", "verification", "companyRegistration"];

/** Whether a flow is one of the five journeys; the others are the smaller machines beside them. */
export const isJourney = (id: string): boolean => journeys.includes(id);

const rank = (id: string) => (isJourney(id) ? journeys.indexOf(id) : journeys.length);

/** The five journeys first, the others by name. */
export const inOrder = (one: string, other: string): number =>
  rank(one) - rank(other) || one.localeCompare(other);
