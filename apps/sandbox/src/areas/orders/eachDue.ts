/**
 * Does one piece of work after the other until none is due. One that fails keeps no other from being done: it is left
 * out, and thrown at the end. `doOne` says at once what it works on, and whether there was anything to do.
 */
export async function eachDue(
  doOne: (without: readonly string[], begins: (id: string) => void) => Promise<boolean>,
): Promise<void> {
  const errors: unknown[] = [];
  const without: string[] = [];
  for (;;) {
    let at = "";
    try {
      if (!(await doOne(without, (id) => (at = id)))) break;
    } catch (error) {
      // Without anything to leave out it is the database that failed.
      if (at === "") throw error;
      without.push(at);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
