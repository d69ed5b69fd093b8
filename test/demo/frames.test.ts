// The loop of frames, with frames made by hand.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameLoop, LONGEST_FRAME } from '../../demo/ui/frames.ts';

/** Requested frames by id. */
let asked: Map<number, FrameRequestCallback>;
let ids: number;

beforeEach(() => {
  asked = new Map();
  ids = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked.set(++ids, callback);
    return ids;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs a frame that began at a time, with all callbacks requested before it. */
function frame(now: number): void {
  const callbacks = [...asked.values()];
  asked.clear();
  for (const callback of callbacks) callback(now);
}

test('passes the seconds since the last frame: 0 if the first began before the loop, and at most LONGEST_FRAME', () => {
  const seen: [number, number][] = [];
  const loop = new FrameLoop((seconds, now) => seen.push([seconds, now]));
  loop.start();
  for (const now of [992, 1008, 1058, 61_058]) frame(now);
  expect(seen.map(([, now]) => now)).toEqual([992, 1008, 1058, 61_058]);
  expect(seen.map(([seconds]) => seconds)).toEqual([0, 0.016, 0.05, LONGEST_FRAME]);
});

test('runs one step per frame, however often it is started', () => {
  const step = vi.fn();
  const loop = new FrameLoop(step);
  loop.start();
  loop.start();
  frame(1016);
  loop.start();
  frame(1032);
  expect(step.mock.calls).toEqual([
    [0.016, 1016],
    [0.016, 1032],
  ]);
});

test('lets a step request a redraw once per frame', () => {
  let redraw = 0;
  const draw = vi.fn(() => {
    redraw = 0;
  });
  // Like a stage, this requests no redraw while one is pending.
  const loop = new FrameLoop(() => {
    if (redraw === 0) redraw = requestAnimationFrame(draw);
  });
  loop.start();
  for (let now = 1016; now < 1176; now += 16) frame(now);
  expect(draw).toHaveBeenCalledTimes(9);
});

test('stops, also within a step, and restarts without counting the time between', () => {
  const step = vi.fn(() => loop.stop());
  const loop = new FrameLoop(step);
  loop.stop();
  loop.start();
  loop.stop();
  expect(asked.size).toBe(0);
  loop.start();
  frame(1016);
  expect(asked.size).toBe(0);
  vi.mocked(performance.now).mockReturnValue(5000);
  loop.start();
  frame(5016);
  expect(step.mock.calls).toEqual([
    [0.016, 1016],
    [0.016, 5016],
  ]);
});

test('can restart within a step, without a second frame', () => {
  const loop = new FrameLoop(() => {
    loop.stop();
    loop.start();
  });
  loop.start();
  frame(1016);
  expect(asked.size).toBe(1);
});
