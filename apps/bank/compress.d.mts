export function compress(folder: string): void;
export function compressFile(file: string): void;
