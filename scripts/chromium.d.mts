export declare const chromiumArgs: string[];
export declare function findChromium(): string | null;
export declare function ensureChromium(): boolean;
export declare const firefox: string;
export declare const webKitDriver: string;
export declare function ensureEngines(): void;
