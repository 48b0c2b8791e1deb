import { flows } from "@amberline/flows/specs";
import { Corner } from "../corner/Corner";
import { usePictures } from "../pictures/usePictures";
import { coverageOf } from "./coveredOf";
import { Stepper } from "./Stepper";

const coverage = coverageOf(flows);

/** The stepper as a page of its own, beside the page of a screen and the folder of kept pictures. */
export function StepperPage() {
  const pictures = usePictures({ kept: "./images", report: "./images/report" });
  return (
    <Stepper
      flow="send"
      screenAddress="./screen.html"
      pictures={pictures}
      coverage={coverage}
      corner={<Corner />}
    />
  );
}
