import { Corner } from "../corner/Corner";
import { usePictures } from "../pictures/usePictures";
import { Stepper } from "./Stepper";

/** The stepper as a page of its own, beside the page of a screen and the folder of kept pictures. */
export function StepperPage() {
  const pictures = usePictures({ kept: "./images", report: "./images/report" });
  return <Stepper flow="send" screenAddress="./screen.html" pictures={pictures} corner={<Corner />} />;
}
