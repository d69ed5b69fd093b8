export * from '../../bench/maps.ts';
export { Random } from '../../bench/random.ts';
