import { data } from "./data";
import { namesOf } from "./names";
import "./docs.css";

/** Of what is no flow. */
const titles: Readonly<Record<string, string>> = { birchbank: "Another bank", components: "Components" };

/** Number of baseline pictures, and a link to the last comparison. */
export function PicturesKept() {
  const { pictures, hasImageReport } = data;
  if (!pictures) return <p>No pictures are kept yet.</p>;
  const rows = Object.entries(pictures.counts);
  const count = rows.reduce((sum, [, each]) => sum + each, 0);
  return (
    <>
      <p>
        {count.toLocaleString("en")} pictures, drawn by {pictures.drawnBy}.
      </p>
      {hasImageReport ? (
        <p>
          <a href="./image-report/index.html" target="_blank" rel="noreferrer">
            What the last comparison found
          </a>
        </p>
      ) : null}
      <table className="docs-figures">
        <thead>
          <tr>
            <th>Of</th>
            <th>Pictures</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([of, each]) => (
            <tr key={of}>
              <td>{titles[of] ?? namesOf(of).flow(of)}</td>
              <td>{each.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
