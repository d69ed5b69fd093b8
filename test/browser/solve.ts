import { distanceField, engineInfo, findGraphPath, findPath, Graph, Grid } from '../../src/index.ts';

/** What one page or worker found, plain enough to be posted. */
export interface Report {
  engine: string;
  reason: string;
  /** Engine -> its answer; an engine that cannot run here gives the message of its error. */
  answers: Record<'auto' | 'wasm' | 'js', Answer | string>;
}

export interface Answer {
  status: string;
  cost: number;
  route: number[];
  trace: number[];
  /** Costs of the field of the goal. */
  field: number[];
  /** Cost across seven hexagons. */
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
 * Two steps down past the wall, two diagonals and a step to the goal's left, then two for entering the goal's terrain
 * (a diagonal into it would cost 2 * sqrt 2).
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
