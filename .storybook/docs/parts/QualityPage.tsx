import { data } from "./data";
import type { TestKind } from "../../../scripts/trace/titles";
import { Figures } from "./Figures";
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

function Network() {
  const faults = [...new Set(data.network.flatMap(({ outcomes }) => Object.keys(outcomes)))];
  return (
    <table className="docs-figures">
      <thead>
        <tr>
          <th>Where</th>
          <th>What is asked for</th>
          {faults.map((fault) => (
            <th key={fault}>{fault}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.network.map(({ place, what, outcomes }) => (
          <tr key={`${place} ${what}`}>
            <td>{place}</td>
            <td>{what}</td>
            {faults.map((fault) => (
              <td key={fault}>{outcomes[fault]}</td>
            ))}
          </tr>
        ))}
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
    <p>
      What the app loads or asks for is lost, never answered, late, or answered with 404, 500 or somebody
      else&apos;s page, at each page and at each step of the main flows. Everywhere the page says so, or is
      not concerned; it is never blank, keeps what was typed, goes on when the line is back, and makes at most
      one payment. <code>npm run test:network</code> plays all of it; <code>npm test</code> one fault a day.
    </p>
    <Network />
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
