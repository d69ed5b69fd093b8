import type { EngineField, FieldEngine, FieldProfile } from '../../engine/field.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { createFieldPlanes, flood, rest } from '../field/field.ts';
import { Field, type Planes } from '../field/field-record.ts';

/** The engine of cost fields in plain TypeScript. */
export class JsFieldEngine implements FieldEngine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The record that all fields share. */
  private readonly record = new Field();

  open(cellCount: number): EngineField {
    return new JsField(this.record, cellCount);
  }
}

class JsField implements EngineField {
  private readonly record: Field;
  private readonly cellCount: number;
  private planes: Planes | null = null;

  constructor(record: Field, cellCount: number) {
    this.record = record;
    this.cellCount = cellCount;
  }

  compute(cells: CellStore, profile: FieldProfile, sources: Int32Array): void {
    this.planes ??= createFieldPlanes(this.cellCount);
    try {
      flood(this.record, cells, profile, this.planes, sources);
    } catch (error) {
      this.planes = null;
      throw error;
    } finally {
      rest(this.record);
    }
  }

  isReady(): boolean {
    return this.planes !== null;
  }

  costAt(cell: number): number {
    return this.costs()[cell];
  }

  costs(): Float64Array {
    return (this.planes as Planes).costs;
  }

  flow(): Uint8Array {
    return (this.planes as Planes).flow;
  }

  dispose(): void {
    this.planes = null;
  }
}
