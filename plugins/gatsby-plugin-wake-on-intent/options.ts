export interface WakeOnIntentOptions {
  /**
   * A parameter of addresses, such as "q": a page whose address has it wakes at once, since what it asks for needs
   * React.
   */
  wakeParameter?: string;
}
