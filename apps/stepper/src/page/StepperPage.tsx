import { Corner } from "../corner/Corner";
import { usePictures } from "../pictures/usePictures";
import { Stepper } from "./Stepper";

/** The stepper as a standalone page, beside the screen page and the folder of pictures. */
export function StepperPage() {
  const pictures = usePictures({ kept: "./images", report: "./images/report" });
  return <Stepper flow="send" screenAddress="./screen.html" pictures={pictures} corner={<Corner />} />;
}
