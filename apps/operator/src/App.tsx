import { useWords } from "./words/useWords";

export function App() {
  const { say } = useWords();
  return <h1>{say("app.title")}</h1>;
}
