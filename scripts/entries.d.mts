/** Names of the entries, which are files of src/ without `.ts`: 'index' first. */
export declare const ENTRIES: readonly string[];

/** Returns the name by which users import an entry: 'hotpath', or 'hotpath/NAME'. */
export declare function moduleOf(entry: string): string;
