const blockSize = 256 * 1024;

/** Collects chunks of a few bytes in large blocks. */
export class Bytes {
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #block = new Uint8Array(blockSize);
  #used = 0;

  push(piece: Uint8Array): void {
    let rest = piece;
    while (rest.length > 0) {
      const fitting = rest.subarray(0, blockSize - this.#used);
      this.#block.set(fitting, this.#used);
      this.#used += fitting.length;
      rest = rest.subarray(fitting.length);
      if (this.#used === blockSize) this.#begin();
    }
  }

  all(): Uint8Array<ArrayBuffer>[] {
    return [...this.#full, this.#block.subarray(0, this.#used)];
  }

  #begin(): void {
    this.#full.push(this.#block);
    this.#block = new Uint8Array(blockSize);
    this.#used = 0;
  }
}
