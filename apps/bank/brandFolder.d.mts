export declare const defaultBrand: string;
export declare const brandNames: string[];
export declare function brandFolder(name?: string): string;
