const isTest = import.meta.env["VITEST_STORYBOOK"] === "false";

/** A stub provider that delays each answer. */
export const answeringAfter =
  (milliseconds: number) =>
  <Answer>(answer: Answer): Promise<Answer> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer), isTest ? 0 : milliseconds);
    });
