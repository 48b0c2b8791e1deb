/** Text with `code` in backticks. */
export const CodeText = ({ children }: { children: string }) =>
  children.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
