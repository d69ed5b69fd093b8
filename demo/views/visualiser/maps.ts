/** The maps that visitors make and open, each of which the history can bring back. */
import { type MapSpec, paintSpec } from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import type { History } from './edit/history.ts';
import { loadLater } from './later/load.ts';
import { type Place, placeEnds } from './places.ts';

export interface MapsHost {
  readonly history: History;
  /** What is shown now. */
  place(): Place;
  goTo(place: Place): void;
}

/** Makes the map of a terrain. Those of hexagons load what they need first. */
export async function makeMap(terrain: Terrain, { shape }: MapSpec): Promise<MapModel> {
  if (shape === undefined) return new MapModel(terrain);
  const { hexagons } = await loadLater();
  return new MapModel(terrain, hexagons(terrain));
}

export class Maps {
  readonly #host: MapsHost;

  constructor(host: MapsHost) {
    this.#host = host;
  }

  generate(spec: MapSpec): void {
    const terrain = paintSpec(spec);
    void this.#show(spec, terrain, terrain.levels);
  }

  /** Shows a loaded map, which is an open map with edits. */
  load(terrain: Terrain): void {
    const spec: MapSpec = { family: 'open', width: terrain.width, height: terrain.height, seed: 0 };
    void this.#show(spec, terrain, paintSpec(spec).levels);
  }

  async #show(spec: MapSpec, terrain: Terrain, base: Uint8Array): Promise<void> {
    const map = await makeMap(terrain, spec);
    const before = this.#host.place();
    const after: Place = { spec, base, map, ...placeEnds(terrain, null, null) };
    const cells = before.base.length + base.length;
    this.#host.history.add({ cells, undo: () => this.#host.goTo(before), redo: () => this.#host.goTo(after) });
    this.#host.goTo(after);
  }
}
