/** `Symbol.dispose`, which `using` calls. Declared for projects that compile without the library that declares it. */
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

export {};
