/** What a part of the page is to the rest of it. */
export interface ViewContext {
  /** Where the view puts its elements. */
  readonly root: HTMLElement;
  /** The state that the address holds. */
  readonly params: URLSearchParams;
  /** Puts the view's state into the address. */
  save(params: URLSearchParams): void;
}

export interface View {
  /** The theme or the colours changed. */
  recolour(): void;
  /** The view leaves: timers, frames and listeners end. */
  dispose(): void;
}

export interface ViewModule {
  mount(context: ViewContext): View;
}
