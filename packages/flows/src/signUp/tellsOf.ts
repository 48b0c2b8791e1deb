type Told = Partial<
  Record<"firstName" | "lastName" | "email" | "phone" | "city" | "street" | "zip", string | null>
>;

/** What a newcomer has said of themselves: a password made of it is easy to guess. */
export const tellsOf = ({ firstName, lastName, email, phone, city, street, zip }: Told): string[] =>
  [firstName, lastName, email, phone, city, street, zip].flatMap((text) => text || []);
