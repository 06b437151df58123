/** The object's one alarm. It remembers for when it is set, so that a delivery need not set it again. */
export class Waking {
  readonly #storage: DurableObjectStorage;
  /** Milliseconds; nothing while the alarm is not known to be set. */
  #at: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Sees to it that the alarm rings at that instant or before. */
  async by(instant: number): Promise<void> {
    if (this.#at !== undefined && this.#at <= instant) return;
    this.#at = instant;
    try {
      await this.#storage.setAlarm(instant);
    } catch (error) {
      this.#at = undefined;
      throw error;
    }
  }

  /** The alarm has rung and is no longer set. */
  rung(): void {
    this.#at = undefined;
  }
}
