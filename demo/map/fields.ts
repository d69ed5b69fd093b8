/** Controls that choose a generated map. */
import { button, selectField } from '../ui/fields.ts';
import { FAMILIES, type Family, type MapSpec } from './families.ts';

export function familyField(label: string, value: Family, onChange: (family: Family) => void): HTMLElement {
  const choices = FAMILIES.map((family) => ({ value: family, label: family }));
  return selectField({ label, name: 'family', value, choices }, (family) => onChange(family as Family));
}

/** Makes a selection of families, and a button for the next seed. */
export function mapFields(
  first: MapSpec,
  onChange: (spec: MapSpec) => void,
): { family: HTMLElement; another: HTMLButtonElement } {
  let spec = first;
  const change = (part: Partial<MapSpec>) => {
    spec = { ...spec, ...part };
    onChange(spec);
  };
  return {
    family: familyField('Map', spec.family, (family) => change({ family })),
    another: button('Another map', () => change({ seed: spec.seed + 1 })),
  };
}
