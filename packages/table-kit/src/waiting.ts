/** Waits for what takes time, unless it is hurried. */
export class Waiting {
  #hurry: (() => void) | undefined;

  /** Whatever is waited for now has taken long enough. */
  hurry(): void {
    this.#hurry?.();
  }

  for(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return this.until(new Promise((resolve) => setTimeout(resolve, milliseconds)));
  }

  async until(arrived: Promise<void>): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    await Promise.race([arrived, hurried]);
    this.#hurry = undefined;
  }
}
