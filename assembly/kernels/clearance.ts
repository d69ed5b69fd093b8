/** What the kernel of distances to walls exports. */
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
export { setCosts, writeCosts, writeDistances } from '../clearance/clearance';
export { closePart, createMeasured, openPart } from '../clearance/clearance-record';
export { measureColumns } from '../clearance/columns';
