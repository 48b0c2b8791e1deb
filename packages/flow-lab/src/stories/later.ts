const isTest = import.meta.env["VITEST_STORYBOOK"] === "false";

/** A provider that needs so many milliseconds for each answer: visitors watch it wait, tests need not. */
export const answeringAfter =
  (milliseconds: number) =>
  <Answer>(answer: Answer): Promise<Answer> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer), isTest ? 0 : milliseconds);
    });
