/** Maps of hexagons, with what the js engine does for them. */
import { hexJumpsTwin } from '../choose/hex.ts';
import { withTwin } from '../choose/twin-part.ts';
import { HexGrid as LeanHexGrid } from '../hex/hex-grid.ts';
import { beginHexJumps, runHexJumps } from '../js/hex/hex-prepared.ts';

const hexJumps = (): void => hexJumpsTwin.bring({ beginHexJumps, runHexJumps });

export type HexGrid = LeanHexGrid;
export const HexGrid: typeof LeanHexGrid = /* @__PURE__ */ withTwin(LeanHexGrid, hexJumps);
