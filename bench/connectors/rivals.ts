import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Diagram, DiagramFamily } from '../../generators/diagrams.ts';
import { install, type Packages } from '../run/install.ts';

/** Rivals are no development dependencies: they are installed here when the bench first needs them. */
const FOLDER = join(process.cwd(), 'build', 'bench-rivals');
const REACT = { react: '18.3.1', 'react-dom': '18.3.1', '@xyflow/react': '12.12.1' };

export interface Rival {
  /** As in bench/connectors/route-by.mjs. */
  readonly name: string;
  /** What npm installs for it. */
  readonly packages: Packages;
  /** Most boxes: with more, it takes minutes. */
  readonly largest: number;
}

export const RIVALS: readonly Rival[] = [
  { name: 'libavoid-js', packages: { 'libavoid-js': '0.4.5' }, largest: 100 },
  { name: 'smart-edge 5', packages: { '@tisoap/react-flow-smart-edge': '5.0.0', ...REACT }, largest: 100 },
  {
    name: 'smart-edge 4',
    packages: { 'smart-edge-4': 'npm:@tisoap/react-flow-smart-edge@4.13.1', ...REACT },
    largest: 100,
  },
  { name: 'JointJS', packages: { '@joint/core': '4.3.3' }, largest: 100 },
  { name: 'X6', packages: { '@antv/x6': '3.1.8' }, largest: 100 },
  { name: 'react-diagrams', packages: { '@projectstorm/react-diagrams-routing': '7.1.3' }, largest: 20 },
];

/** What a rival is asked. */
export interface RivalCase {
  readonly family: DiagramFamily;
  readonly diagram: Diagram;
}

/** What a rival did with a diagram. Times in milliseconds. */
export interface RivalAnswer {
  readonly full: number;
  /** One box moved. */
  readonly step: number;
  readonly routes: readonly (readonly number[])[];
  /** The routes as shown: moved apart if the rival does that. */
  readonly nudged: readonly (readonly number[])[];
}

/** Routes diagrams with a rival in a separate process. Returns a text that says why if it cannot be installed or run. */
export function routeBy({ name, packages }: Rival, cases: readonly RivalCase[]): RivalAnswer[] | string {
  try {
    install(FOLDER, packages);
    const script = join(process.cwd(), 'bench', 'connectors', 'route-by.mjs');
    const output = execFileSync(process.execPath, [script, FOLDER, name], {
      input: JSON.stringify(cases),
      maxBuffer: 1e9,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return JSON.parse(output) as RivalAnswer[];
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}
