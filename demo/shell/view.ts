/** What the page gives to a view. */
export interface ViewContext {
  /** The view puts its elements here. */
  readonly root: HTMLElement;
  /** The state from the address. */
  readonly params: URLSearchParams;
  /** Writes the view's state to the address. */
  save(params: URLSearchParams): void;
}

export interface View {
  /** Redraws after the theme or the colours have changed. */
  recolour(): void;
  /** Ends all timers, frames and listeners. */
  dispose(): void;
}

export interface ViewModule {
  mount(context: ViewContext): View;
}
