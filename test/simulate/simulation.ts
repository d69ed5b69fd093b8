/** Does ticks one after another, and judges each. */
import { Grid, type World } from '../../src/index.ts';
import { Counts } from './counts.ts';
import { checkRefusal, refusing, stateOf } from './faults.ts';
import { judge } from './judges.ts';
import { editedBy } from './pairs.ts';
import { Shadow } from './shadow.ts';
import { State } from './state.ts';
import { Missing, type Tick } from './tick.ts';
import { doWild } from './wild-ticks.ts';

/** Edits of many cells, of which some may be done when memory is refused. Done again, they are done whole. */
const MANY_CELLS = /^(fill|fillKind|paste|setBlockedMany)$/;

/** A wrong answer, with the ticks that lead to it. */
export class Fault extends Error {
  readonly ticks: readonly Tick[];

  constructor(message: string, ticks: readonly Tick[], cause: unknown) {
    super(message, { cause });
    this.ticks = ticks;
  }

  /** What stays the same while ticks are taken away: the call, and the words of the complaint without numbers. */
  get signature(): string {
    return `${this.ticks.at(-1)?.call} ${this.message.replace(/-?\d[\d.,e+-]*|Infinity|NaN/g, '#').slice(0, 60)}`;
  }
}

export class Simulation extends State {
  constructor(seed: number, counts: Counts = new Counts()) {
    super(seed, counts);
  }

  /** Does a tick. @throws `Fault` if the answer is wrong. */
  async do(tick: Tick): Promise<void> {
    this.ticks.push(tick);
    try {
      if (tick.wild !== undefined) await this.doWild(tick);
      else if (tick.wrong) await this.doWrong(tick);
      else await this.doRight(tick);
    } catch (error) {
      if (error instanceof Missing || isExpected(tick, error as Error)) this.ticks.pop();
      else throw new Fault((error as Error).message, this.ticks.slice(), error);
    }
  }

  private async doRight(tick: Tick): Promise<void> {
    const { call, on, args, as } = tick;
    const receiver = on === undefined ? undefined : this.scene.named(on);
    const values = args.map((one) => this.scene.read(one));
    const make = () => this.scene.make(call, receiver, values);
    let result: unknown;
    if (call === 'load' && values[2] instanceof Grid) {
      // A chunk that is saved and loaded again is as before.
      const before = stateOf(this.mapsIn([receiver]));
      result = make();
      this.mustBe(before, 'after a chunk was loaded again');
    } else if (tick.refuse === undefined && tick.refuseBlocks === undefined) result = await make();
    else result = await this.doRefused(tick, receiver, values, make);
    if (as !== undefined) this.scene.things.set(as, result);
    const map = this.mapOf(tick, receiver, values);
    this.counts.count(tick, receiver, map, map === undefined ? 'squares' : this.kindOf(map));
    if (map !== undefined && typeof result === 'object' && result !== null && as !== undefined)
      this.madeOf.set(result, map);
    this.follow(tick, receiver, values, result);
    if (tick.ends && on !== undefined) this.scene.things.delete(on);
    await judge({ simulation: this, tick, receiver, values, result });
  }

  /** Makes a call while memory is refused, and makes it again if that stops it: nothing may be lost. */
  private async doRefused(
    tick: Tick,
    receiver: unknown,
    values: readonly unknown[],
    make: () => unknown,
  ): Promise<unknown> {
    const before = stateOf(this.mapsIn([receiver, ...values]));
    const refused = await refusing(tick, make);
    if (refused.error === null) return refused.result;
    if (isExpected(tick, refused.error as Error)) throw refused.error;
    checkRefusal(refused.error);
    if (!MANY_CELLS.test(tick.call)) this.mustBe(before, 'after memory was refused');
    return make();
  }

  /** Returns the map that a call is about: its receiver, the one its receiver was made of or copies, or its first argument that is one. */
  private mapOf({ call, args }: Tick, receiver: unknown, values: readonly unknown[]): Grid | World | undefined {
    const isMap = (one: unknown): one is Grid | World => this.shadows.has(one as Grid);
    if (receiver !== undefined) return isMap(receiver) ? receiver : this.madeOf.get(receiver);
    const copied = /fromBytes|fromJSON/.test(call) ? (args[0] as { on?: string }).on : undefined;
    if (copied !== undefined) return this.scene.named(copied) as Grid;
    return values.find(isMap) ?? (call === 'new PathFollower' ? this.routeMap(args[0]) : undefined);
  }

  /** Returns the map of a route that is found by a call in the arguments. */
  private routeMap(route: unknown): Grid | undefined {
    const [map] = ((route as { of?: { args?: string[] } })?.of?.args ?? []) as string[];
    return map === undefined ? undefined : (this.scene.named(map.slice(1)) as Grid);
  }

  private async doWrong({ call, on, args }: Tick): Promise<void> {
    const receiver = on === undefined ? undefined : this.scene.named(on);
    const values = args.map((one) => this.scene.read(one));
    const before = stateOf(this.mapsIn([receiver, ...values]));
    let error: unknown = null;
    try {
      await this.scene.make(call, receiver, values);
    } catch (caught) {
      error = caught;
    }
    if (error === null) throw new Error(`${call} takes wrong arguments`);
    checkRefusal(error);
    this.counts.countWrong(call);
    this.mustBe(before, 'after a wrong argument');
  }

  private async doWild(tick: Tick): Promise<void> {
    await doWild(this, tick);
    this.counts.countWild(tick.call);
  }

  private mustBe(before: ReadonlyMap<Grid | World, string>, when: string): void {
    const after = stateOf([...before.keys()]);
    for (const [map, state] of before) if (after.get(map) !== state) throw new Error(`the map is another ${when}`);
  }

  private mapsIn(values: readonly unknown[]): (Grid | World)[] {
    return values.filter((one): one is Grid | World => this.shadows.has(one as Grid));
  }

  /** Returns the shadow of the map that a new one is a copy of: by clone, or as in `Grid.fromBytes(g1.toBytes())`. */
  private originOf({ call, on, args }: Tick): Shadow | undefined {
    if (!/clone|fromBytes|fromJSON/.test(call)) return undefined;
    const name = on ?? (args[0] as { on?: string } | undefined)?.on;
    return name === undefined ? undefined : this.shadows.get(this.scene.named(name) as Grid);
  }

  /** Brings the shadows up to date, and compares the one that a tick changed. */
  private follow(tick: Tick, receiver: unknown, values: readonly unknown[], result: unknown): void {
    if (tick.call === 'prepareGrid') this.prepared.add(values[0]);
    if (Shadow.fits(result) && !this.shadows.has(result)) {
      const shadow = Shadow.of(result, this.originOf(tick));
      shadow.compare(result);
      if (tick.as !== undefined) this.shadows.set(result, shadow);
    }
    const edited = editedBy(tick.call, receiver, values);
    const shadow = this.shadows.get(edited);
    if (shadow === undefined) return;
    shadow.edit(tick.call, values, result, edited);
    shadow.compare(edited);
  }
}

/** The map of robots that turn has got borders that cost. */
const NEW_BORDERS = /^a team whose agents turn does not know borders that cost/;

/** Refusals by name that depend on more than a generator can see. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  step: NEW_BORDERS,
  state: NEW_BORDERS,
  distance: NEW_BORDERS,
  add: NEW_BORDERS,
  // The map got exits since the field was made, or its layer went; or a box stands in one that went.
  update: /^size is \d+, and the grid has closed exits|^the layer has been disposed of|^the parent of box/,
  path: /^the layer has been disposed of/,
  next: /^the layer has been disposed of/,
  // Whether a one-way link separates anything depends on all others.
  componentOf: /^the grid has links that lead one way/,
};

function isExpected({ call, wrong }: Tick, { message }: Error): boolean {
  return !wrong && (EXPECTED[call]?.test(message) ?? false);
}

/** Does a list of ticks. Returns the first fault, null if there is none. */
export async function replay(ticks: readonly Tick[]): Promise<Fault | null> {
  const simulation = new Simulation(0);
  try {
    for (const tick of ticks) await simulation.do(tick);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return null;
}
