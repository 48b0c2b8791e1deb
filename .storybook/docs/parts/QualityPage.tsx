import { data } from "./data";
import type { TestKind } from "../../../scripts/trace/titles";
import { Figures } from "./Figures";
import { NetworkCells } from "./NetworkCells";
import { PicturesKept } from "./PicturesKept";
import { To } from "./To";

const kinds: readonly TestKind[] = ["unit", "story", "end to end"];
const lines = data.sections.flatMap((section) => section.lines);

function Tests() {
  const rows = Object.entries(data.tests).sort(([one], [other]) => one.localeCompare(other, "en"));
  const sum = (kind: TestKind) => rows.reduce((all, [, counts]) => all + counts[kind], 0);
  return (
    <table className="docs-figures">
      <thead>
        <tr>
          <th>Where</th>
          <th>Unit, property and machine</th>
          <th>Stories</th>
          <th>End to end</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([where, counts]) => (
          <tr key={where}>
            <td>{where}</td>
            {kinds.map((kind) => (
              <td key={kind}>{counts[kind]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th>Together</th>
          {kinds.map((kind) => (
            <th key={kind}>{sum(kind)}</th>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Quality figures, read from the repository when this Storybook was built. */
export const QualityPage = () => (
  <>
    <h2>The specification</h2>
    <p>
      {lines.length} lines in {data.sections.length} sections; {lines.filter(({ open }) => !open).length} have
      tests, {lines.filter(({ open }) => open).length} open.
    </p>
    <ul>
      {lines.map(({ id, text, open }) =>
        open ? (
          <li key={id}>
            {id}: {text} Open: {open}
          </li>
        ) : null,
      )}
    </ul>
    <h2>The flows</h2>
    <p>
      Generated paths reach every state, take every transition and see every guard say yes and no; a path that
      does not end where it should fails the build.
    </p>
    <Figures />
    <h2>Tests</h2>
    <p>
      Titles in the source: a title that stands for a table of cases is one title here and many tests when it
      runs.
    </p>
    <Tests />
    <h2>Faults</h2>
    <p>
      What becomes of a call that meets a fault: no connection, no answer in time, an answer that is lost,
      401, 403, 408, 500, an unreadable answer. A title with a gap in it is a row of a table of faults.
    </p>
    <ul>
      {data.faults.map(({ file, line, title }) => (
        <li key={`${file}:${line}`} title={`${file}:${line}`}>
          {title}
        </li>
      ))}
    </ul>
    <h2>A hostile network</h2>
    <NetworkCells />
    <h2>Pictures</h2>
    <p>
      Every state and every component is held against the picture that is kept of it;{" "}
      <To entry={{ id: "pictures--docs" }} kind="docs">
        how
      </To>
      .
    </p>
    <PicturesKept />
  </>
);
