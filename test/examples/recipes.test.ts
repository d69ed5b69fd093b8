// The recipes of the cookbook for engines that draw and for frameworks: each runs as it stands there, without its types. Engines need a screen, so
// plain stand-ins with the calls that a recipe makes record what is drawn. Vue is the real one; test/ecosystem runs all of them with the real ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import * as hotpath from 'hotpath';
import { describe, expect, test } from 'vitest';
import * as vue from 'vue';

const COOKBOOK = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'cookbook.md'), 'utf8');

/** Returns the first program with imports of another library below a heading. */
function recipe(heading: string): string {
  const section = COOKBOOK.slice(COOKBOOK.indexOf(`### ${heading}`));
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(section) ?? [];
  if (code === undefined) throw new Error(`the cookbook has no recipe "${heading}"`);
  return code;
}

/** Runs a program whose imports and globals are given. Returns what it exports. */
async function run(code: string, modules: Record<string, object>, globals: Record<string, unknown> = {}) {
  const names: string[] = [];
  const body = transformSync(code, { loader: 'ts' })
    .code.replaceAll(/^import (?:\* as )?(\w+|\{[^}]*\}) from ("[^"]+");$/gm, 'const $1 = modules[$2];')
    .replaceAll(/^export function (\w+)/gm, (_, name) => {
      names.push(name);
      return `function ${name}`;
    });
  const make = Object.getPrototypeOf(async () => {}).constructor;
  const program = new make('modules', ...Object.keys(globals), `${body}\nreturn { ${names.join(', ')} };`);
  return program({ hotpath, ...modules }, ...Object.values(globals));
}

const CELLS = 30 * 18;
const WALLS = 2 * 14 + 2 * 13;
/** Middles of the cells where the team of all three recipes ends. */
const ENDS = Array.from({ length: 12 }, (_, i) => [26 + (i % 3), 2 + Math.floor(i / 3)]);
const pixel = (cell: number) => (cell + 0.5) * 24;

describe.each(['Phaser', 'PixiJS', 'Three.js'])('%s', (name) => {
  test('the recipe has at most 40 lines', () => {
    expect(recipe(`${name}: grid, field, route and team`).trim().split('\n').length).toBeLessThanOrEqual(40);
  });
});

test('Phaser draws grid, field, route and team', async () => {
  const colours: number[] = [];
  const lines: object[][] = [];
  const circles: { x: number; y: number }[] = [];
  let frame = (_: number, __: number) => {};
  class Scene {
    events = { on: (_: string, update: typeof frame) => (frame = update) };
    add = {
      graphics: () => ({
        fillStyle: (colour: number) => colours.push(colour),
        fillRect() {},
        lineStyle() {},
        strokePoints: (points: object[]) => lines.push(points),
      }),
      circle: (x: number, y: number) => {
        const circle = { x, y, setPosition: (toX: number, toY: number) => Object.assign(circle, { x: toX, y: toY }) };
        return circles[circles.push(circle) - 1];
      },
    };
  }
  class Game {
    constructor({ scene: Level }: { scene: new () => { create(): void } }) {
      new Level().create();
    }
  }
  const GetColor = (r: number, g: number, b: number) => (r << 16) | (g << 8) | b;
  class Vector2 {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  }
  const Phaser = { Scene, Game, Display: { Color: { GetColor } }, Math: { Vector2 } };
  await run(recipe('Phaser: grid, field'), { phaser: Phaser });
  expect([colours.length, colours.filter((colour) => colour === 0x1a1020).length]).toEqual([CELLS, WALLS]);
  expect(new Set(colours).size).toBeGreaterThan(20);
  expect(lines[0].at(-1)).toMatchObject({ x: pixel(28), y: pixel(2) });
  for (let i = 0; i < 100; i++) frame(150 * i, 150);
  expect(circles.map(({ x, y }) => [x, y])).toEqual(ENDS.map(([x, y]) => [pixel(x), pixel(y)]));
});

test('PixiJS draws grid, field, route and team', async () => {
  const colours: unknown[] = [];
  const shapes: unknown[][] = [];
  const units: { at: number[] }[] = [];
  let tick = (_: { deltaMS: number }) => {};
  class Graphics {
    at: number[] = [];
    position = { set: (x: number, y: number) => (this.at = [x, y]) };
    rect() {
      return this;
    }
    circle() {
      units.push(this);
      return this;
    }
    poly(points: unknown[]) {
      shapes.push(points);
      return this;
    }
    fill(colour: unknown) {
      colours.push(colour);
      return this;
    }
    stroke() {
      return this;
    }
  }
  class Application {
    canvas = {};
    stage = { addChild() {} };
    ticker = { add: (call: typeof tick) => (tick = call) };
    async init() {}
  }
  const document = { body: { append() {} } };
  await run(recipe('PixiJS: grid, field'), { 'pixi.js': { Application, Graphics } }, { document });
  expect([colours.length, colours.filter((colour) => colour === 0x1a1020).length]).toEqual([CELLS + 12, WALLS]);
  expect(shapes[0].slice(-2)).toEqual([pixel(28), pixel(2)]);
  for (let i = 0; i < 100; i++) tick({ deltaMS: 150 });
  expect(units.map(({ at }) => at)).toEqual(ENDS.map(([x, y]) => [pixel(x), pixel(y)]));
});

test('three.js draws grid, field, route and team', async () => {
  const meshes: { at: number[][]; colours: number[][] }[] = [];
  let frame = (_: number) => {};
  class Part {}
  class Vector3 {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly z: number,
    ) {}
  }
  class Color {
    rgb: number[] = [];
    setRGB(...rgb: number[]) {
      this.rgb = rgb.slice(0, 3);
      return this;
    }
  }
  class Matrix4 {
    at: number[] = [];
    setPosition({ x, y, z }: Vector3) {
      this.at = [x, y, z];
      return this;
    }
  }
  class InstancedMesh {
    at: number[][] = [];
    colours: number[][] = [];
    instanceMatrix = { needsUpdate: false };
    constructor() {
      meshes.push(this);
    }
    setMatrixAt(i: number, { at }: Matrix4) {
      this.at[i] = at;
    }
    setColorAt(i: number, { rgb }: Color) {
      this.colours[i] = rgb;
    }
  }
  const points: Vector3[][] = [];
  class BufferGeometry {
    setFromPoints(given: Vector3[]) {
      points.push(given);
      return this;
    }
  }
  class PerspectiveCamera {
    position = { set() {} };
    lookAt() {}
  }
  class WebGLRenderer {
    domElement = {};
    setSize() {}
    render() {}
    setAnimationLoop(call: typeof frame) {
      frame = call;
    }
  }
  class Scene {
    add() {}
  }
  const three = {
    ...{ Vector3, Color, Matrix4, InstancedMesh, BufferGeometry, PerspectiveCamera, WebGLRenderer, Scene },
    ...{ BoxGeometry: Part, SphereGeometry: Part, MeshBasicMaterial: Part, Line: Part },
  };
  const globals = { document: { body: { append() {} } }, innerWidth: 800, innerHeight: 600 };
  await run(recipe('Three.js: grid, field'), { three }, globals);
  const [cells, units] = meshes;
  expect([cells.at.length, cells.at.filter(([, y]) => y > 0).length]).toEqual([CELLS, WALLS]);
  expect(cells.colours.flat().every(Number.isFinite)).toBe(true);
  expect(points[0].at(-1)).toMatchObject({ x: 28 - 15, z: 2 - 9 });
  for (let i = 0; i < 100; i++) frame(i * 150);
  expect(units.at.map(([x, , z]) => [x + 15, z + 9])).toEqual(ENDS);
});

test('the hooks for Vue follow edits and refs, and dispose of the field with their scope', async () => {
  const { useGrid, useRoute, useField } = await run(recipe('Vue: a grid that a component edits'), { vue });
  const scope = vue.effectScope();
  const goal = vue.ref([4, 0]);
  const [held, route, costs] = scope.run(() => {
    const made = useGrid(() => new hotpath.Grid(5, 3));
    return [made, useRoute(made, [0, 0], goal), useField(made, goal)];
  }) as unknown as [
    { edit(change: (grid: hotpath.Grid) => void): void },
    vue.Ref<hotpath.PathResult>,
    vue.Ref<Float64Array>,
  ];
  const first = route.value;
  expect([first.cost, route.value === first, costs.value[0]]).toEqual([4, true, 4]);
  held.edit((grid) => grid.fill(2, 0, 1, 2, true));
  expect([route.value.cost > 4, costs.value[0]]).toEqual([true, route.value.cost]);
  goal.value = [0, 2];
  expect([route.value.cost, costs.value[0]]).toEqual([2, 2]);
  scope.stop();
  goal.value = [1, 1];
  expect(() => costs.value).toThrow(/disposed/);
});

/** A component's state by the order of its hooks, as React keeps it, for a recipe that uses no more. */
function reactLike() {
  const slots: unknown[] = [];
  let at = 0;
  let pending: (() => void)[] = [];
  const differs = (before: unknown[] | undefined, now: unknown[]) =>
    before === undefined || now.some((value, i) => !Object.is(value, before[i]));
  const slot = <T>(make: () => T): T => {
    const i = at++;
    if (!(i in slots)) slots[i] = make();
    return slots[i] as T;
  };
  const useReducer = <T>(reduce: (value: T) => T, first: T) => {
    const held = slot(() => ({ value: first }));
    return [held.value, () => (held.value = reduce(held.value))] as const;
  };
  const useState = <T>(first: T | (() => T)) => {
    const held = slot(() => ({ value: typeof first === 'function' ? (first as () => T)() : first }));
    return [held.value, (next: T) => (held.value = next)] as const;
  };
  const useMemo = <T>(make: () => T, deps: unknown[]): T => {
    const held = slot(() => ({ deps: undefined as unknown[] | undefined, value: undefined as T }));
    if (differs(held.deps, deps)) Object.assign(held, { deps, value: make() });
    return held.value;
  };
  const useCallback = <T>(call: T, deps: unknown[]) => useMemo(() => call, deps);
  const useEffect = (effect: () => (() => void) | undefined, deps: unknown[]) => {
    const held = slot(() => ({ deps: undefined as unknown[] | undefined, end: undefined as (() => void) | undefined }));
    if (!differs(held.deps, deps)) return;
    held.deps = deps;
    pending.push(() => {
      held.end?.();
      held.end = effect();
    });
  };
  return {
    react: { useReducer, useState, useMemo, useCallback, useEffect },
    render<T>(component: () => T): T {
      at = 0;
      const result = component();
      for (const effect of pending.splice(0)) effect();
      return result;
    },
    unmount() {
      for (const held of slots) (held as { end?: () => void }).end?.();
      pending = [];
    },
  };
}

test('the hooks for React search again after edits alone, and dispose of the field with the component', async () => {
  const { react, render, unmount } = reactLike();
  const { useGrid, useRoute, useField } = await run(recipe('React: a grid that a component edits'), { react });
  const component = () => {
    const held = useGrid(() => new hotpath.Grid(5, 3));
    return { ...held, route: useRoute(held, [0, 0], [4, 0]), field: useField(held, 4, 0) };
  };
  const first = render(component);
  const second = render(component);
  expect([first.route.cost, second.route === first.route, second.field.costAt(0, 0)]).toEqual([4, true, 4]);
  second.edit((grid: hotpath.Grid) => grid.fill(2, 0, 1, 2, true));
  const third = render(component);
  expect([third.grid === first.grid, third.route.cost > 4]).toEqual([true, true]);
  expect(render(component).field.costAt(0, 0)).toBe(third.route.cost);
  unmount();
  expect(() => third.field.update()).toThrow(/disposed/);
});
