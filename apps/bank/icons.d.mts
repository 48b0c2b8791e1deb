export declare function drawIcons(folder: string, into: string): Promise<void>;
