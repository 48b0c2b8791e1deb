/** The one change that a step-up allows; empty where it allows any of its act. */
export const stepUpSubjects: readonly string[] = [
  `alter table step_ups add column subject text not null default ''`,
];
