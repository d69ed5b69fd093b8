export * from '../../generators/maps.ts';
export { Random } from '../../generators/random.ts';
