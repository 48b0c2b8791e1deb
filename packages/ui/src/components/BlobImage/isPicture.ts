/** Kinds a browser paints without running anything in them. SVG is a document with scripts, so it is none of them. */
const rasters = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

/** Whether a file of that media type may be shown as a picture. */
export const isPicture = (type: string): boolean => {
  const [kind = ""] = type.toLowerCase().split(";");
  return rasters.includes(kind.trim());
};
