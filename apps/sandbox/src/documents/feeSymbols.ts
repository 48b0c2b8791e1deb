import { colours, right } from "./theme";
import { type Sheet } from "./pdf/sheet";

/** 2.5 cm, at most. */
const side = 70.8;
const top = 34;
const grid = 100;

const frame =
  "M12 2H88A10 10 0 0 1 98 12V88A10 10 0 0 1 88 98H12A10 10 0 0 1 2 88V12A10 10 0 0 1 12 2ZM12 7A5 5 0 0 0 7 12V88A5 5 0 0 0 12 93H88A5 5 0 0 0 93 88V12A5 5 0 0 0 88 7Z";
const sheetOfPaper = "M22 16H62L76 30V84H22ZM27 21V79H71V33H59V21Z";
const lines = "M34 40H64V44H34ZM34 50H52V54H34ZM34 60H48V64H34Z";
const coin = "M72 48A21 21 0 1 1 71.9 48ZM72 53A16 16 0 1 0 72.1 53Z";
const euro =
  "M80 60.5L78 63A8 8 0 0 0 68.2 65H75V67.6H66.6A8 8 0 0 0 66.6 70.4H75V73H68.2A8 8 0 0 0 78 75L80 77.5A11.5 11.5 0 0 1 64.5 73H61V70.4H63.4A11.5 11.5 0 0 1 63.4 67.6H61V65H64.5A11.5 11.5 0 0 1 80 60.5Z";
const letter = "M69.5 56H74.5V61H69.5ZM67.5 64H74.5V78H77V82H67.5V78H70V68H67.5Z";

const marks = { statement: euro, information: letter };

/** The bank's own drawing in the place of the common symbol (decision 0050): a paper with a coin, or with an i. */
export function drawFeeSymbol(sheet: Sheet, which: keyof typeof marks, alt: string): void {
  const x = right - side;
  const at = { x, y: top, scale: side / grid };
  const draw = () => {
    for (const path of [frame, sheetOfPaper, lines]) sheet.shape(path, at, colours.ink, "even-odd");
    const beside = { ...at, x: x - side * 0.04, y: top - side * 0.03 };
    sheet.shape("M72 45A24 24 0 1 1 71.9 45Z", beside, colours.plain);
    sheet.shape(coin, beside, colours.ink, "even-odd");
    sheet.shape(marks[which], beside, colours.ink);
  };
  sheet.figure(draw, alt, [x, top, right, top + side]);
}
