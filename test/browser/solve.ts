import { distanceField, engineInfo, findGraphPath, findPath, Graph, Grid } from '../../src/index.ts';

/** Results of one page or worker, as plain data that can be posted. */
export interface Report {
  engine: string;
  reason: string;
  /** Answer by engine; the error message for an engine that cannot run here. */
  answers: Record<'auto' | 'wasm' | 'js', Answer | string>;
}

export interface Answer {
  status: string;
  cost: number;
  route: number[];
  trace: number[];
  /** Costs of the distance field of the goal. */
  field: number[];
  /** Cost of a route across seven hexagons. */
  hexagons: number;
}

const MAP = `
  .....
  .##..
  .....
  ..9..
  ....2
`;

/**
 * Two steps down past the wall, two diagonals and one step to the cell left of the goal, then 2 to enter the goal's terrain
 * (a diagonal step into it would cost 2 * sqrt 2).
 */
export const EXPECTED_COST: number = 5 + 2 * Math.SQRT2;

/** Solves the map on each engine. */
export function solve(): Report {
  const answers = { auto: run('auto'), wasm: run('wasm'), js: run('js') };
  const { engine, reason } = engineInfo();
  return { engine, reason, answers };
}

function run(engine: 'auto' | 'wasm' | 'js'): Answer | string {
  try {
    const grid = Grid.fromText(MAP);
    const result = findPath(grid, [0, 0], [4, 4], { engine, trace: true });
    return {
      status: result.status,
      cost: result.cost,
      route: Array.from(result.path?.xy ?? []),
      trace: Array.from(result.trace ?? []),
      field: Array.from(distanceField(grid, [4, 4], { engine }).costs),
      hexagons: findGraphPath(Graph.hex(7, 1), 0, 6, { engine }).cost,
    };
  } catch (error) {
    return String(error);
  }
}
