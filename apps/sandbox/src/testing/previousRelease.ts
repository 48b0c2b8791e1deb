/** The release before: its processes serve while those of this one take their place. A release names itself here. */
export const previousRelease = {
  // Nothing is released yet: this is the last commit before migrations were held to it.
  commit: "bb8e8d2d2af3adf706d5d697f086ad031666d5df",
  lastMigration: "0036_like_payments",
};
