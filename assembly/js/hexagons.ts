/** Whether a kernel of the js engine searches hexagons. It is set once, before the first call, and stands for the constant HEX. */
export let areHexagons: bool = false;

export function setHexagons(are: bool): void {
  areHexagons = are;
}
