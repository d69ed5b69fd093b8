/** The libraries that the drop-ins stand in for, with the types of the drop-ins. */
import easystarjs from 'easystarjs';
import pathfindingjs from 'pathfinding';
import type EasyStar from '../../src/easystar.ts';
import type PF from '../../src/pathfinding.ts';

export const OriginalPF = pathfindingjs as unknown as typeof PF;
export const OriginalEasyStar = easystarjs as unknown as typeof EasyStar;
