export declare function lineOf(name: string, args?: readonly string[]): [command: string, args: string[]];
