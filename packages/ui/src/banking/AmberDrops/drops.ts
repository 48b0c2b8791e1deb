/** Middle and height of a drop on a picture of 640 by 900; tone 0 is the brightest of four. */
export type DropPlace = readonly [x: number, y: number, height: number, tone: 0 | 1 | 2 | 3];

/** Thirty, the large one first. */
export const dropPlaces: readonly DropPlace[] = [
  [344, 300, 268, 0],
  [196, 182, 88, 1],
  [520, 212, 120, 2],
  [120, 372, 56, 0],
  [560, 430, 72, 0],
  [236, 520, 64, 1],
  [458, 548, 104, 1],
  [92, 120, 40, 2],
  [404, 84, 52, 1],
  [586, 92, 72, 3],
  [60, 520, 96, 3],
  [332, 640, 36, 0],
  [560, 650, 48, 2],
  [160, 270, 28, 2],
  [270, 90, 30, 3],
  [490, 330, 30, 0],
  [150, 640, 30, 2],
  [420, 700, 26, 2],
  [600, 312, 40, 1],
  [48, 250, 60, 3],
  [600, 560, 22, 0],
  [216, 420, 20, 0],
  [480, 140, 20, 0],
  [330, 480, 22, 3],
  [40, 420, 18, 1],
  [290, 56, 16, 0],
  [340, 40, 18, 3],
  [510, 740, 56, 3],
  [610, 780, 26, 1],
  [250, 690, 18, 3],
];

/** Moves a drop out of the middle third of a picture of 1280 by 900, where a card is; the large one to the right. */
export const besideCard = ([x, y, height, tone]: DropPlace): DropPlace => {
  const aside = x * 0.58;
  return [x < 340 ? aside : 1280 - (640 - x) * 0.58 * (height > 200 ? 1.4 : 1), y, height, tone];
};
