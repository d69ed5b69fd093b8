/** Creates and clears floods: with queues where all passable cells cost the same, with buckets where terrain costs differ. */
import { Cells } from '../core/layout';
import { expectBlock } from '../core/memory';
import { Flood } from './flood-record';
import { clearTerrain, createTerrainFlood, TerrainFlood } from './terrain-flood';
import { clearUniform, createUniformFlood, UniformFlood } from './uniform-flood';

/**
 * Creates the record of floods of a grid, whose cells have been written; on uniform terrain they have no costs. Returns 0 if memory cannot be allocated.
 *
 * @param straight Step costs with straight <= diagonal < 2 x straight; on uniform terrain whole numbers below 1024.
 * @param least The least and the greatest terrain cost, where terrain costs differ.
 */
export function createFlood(
  cells: Cells,
  blockBits: u32,
  rule: u32,
  straight: f64,
  diagonal: f64,
  least: f64,
  greatest: f64,
): usize {
  expectBlock(changetype<usize>(cells));
  return cells.terrain
    ? createTerrainFlood(cells, blockBits, rule, straight, diagonal, least, greatest)
    : createUniformFlood(cells, blockBits, rule, <u32>straight, <u32>diagonal);
}

/** Forgets all floods, and counts distances in a unit from now on. After it, intervals are right if one flood has all starts. */
export function clearFlood(flood: Flood, unit: f64): void {
  flood.unit = unit;
  if (flood.cells.terrain) clearTerrain(changetype<TerrainFlood>(flood));
  else clearUniform(changetype<UniformFlood>(flood));
}
