const built: unknown = import.meta.env["VITE_PRODUCT"];

/** Version and commit of what was built: `0.1.0 (9271b405)`. */
export const product: string = typeof built === "string" ? built : "not built";
