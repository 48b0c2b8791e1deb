/** A provider that needs so many milliseconds for each answer. */
export const answeringAfter =
  (milliseconds: number) =>
  <Answer>(answer: Answer): Promise<Answer> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer), milliseconds);
    });
