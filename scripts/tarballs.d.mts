interface Tarball {
  name: string;
  tarball: string;
}

export declare const packages: string[];
export declare function pack(folder: string): Tarball[];
export declare function unpack(folder: string, tarballs: readonly Tarball[]): void;
