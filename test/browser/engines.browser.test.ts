import '../../src/js-all.ts';
import { describe, expect, inject, test } from 'vitest';
import { EXPECTED_COST, type Report, solve } from './solve.ts';

function fromWorker(): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.onerror = (event) => reject(new Error(event.message));
  });
}

function fromFrame(url: string): Promise<Report> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const receive = (event: MessageEvent): void => {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener('message', receive);
      frame.remove();
      resolve(event.data);
    };
    window.addEventListener('message', receive);
    frame.src = url;
    document.body.append(frame);
  });
}

describe.each([
  ['the main thread', async () => solve()],
  ['a module worker', fromWorker],
  ["a page whose policy allows Wasm with 'wasm-unsafe-eval'", () => fromFrame(`${inject('pages')}/wasm`)],
])('%s', (_place, report) => {
  test('runs the wasm engine, which gives the same answers as js', async () => {
    const { engine, answers } = await report();
    expect(engine).toBe('wasm');
    expect(answers.wasm).toMatchObject({ status: 'found' });
    expect(answers.wasm).toHaveProperty('cost', expect.closeTo(EXPECTED_COST, 12));
    expect(answers.wasm).toHaveProperty('field.0', expect.closeTo(EXPECTED_COST, 12));
    expect(answers.wasm).toHaveProperty('hexagons', 6);
    expect(answers.js).toEqual(answers.wasm);
    expect(answers.auto).toEqual(answers.wasm);
  });
});

describe('a page whose policy refuses Wasm', () => {
  test('falls back to js and says why', async () => {
    const { engine, reason, answers } = await fromFrame(`${inject('pages')}/strict`);
    expect(engine).toBe('js');
    expect(reason).toMatch(/wasm-unsafe-eval|content security policy/i);
    expect(answers.js).toMatchObject({ status: 'found', cost: expect.closeTo(EXPECTED_COST, 12) });
    expect(answers.auto).toEqual(answers.js);
    expect(answers.wasm).toMatch(/^\w*Error: .*wasm/i);
  });

  test('throws an error that says how, if nothing has brought the js engine', async () => {
    const { answers } = await fromFrame(`${inject('pages')}/bare`);
    expect(answers.auto).toMatch(
      /^Error: WebAssembly is missing or refused here .*import 'hotpath\/js'.*'wasm-unsafe-eval'/,
    );
    expect(answers.js).toMatch(/^RangeError: engine "js" is needed, and not loaded: import 'hotpath\/js'/);
    expect(answers.wasm).toMatch(/^RangeError/);
  });
});
