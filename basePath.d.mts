export declare const basePath: string;
export declare function below(text: string, beginning?: string): string;
