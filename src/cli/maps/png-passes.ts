/** Interlaced PNG files with several pixels in a byte. fast-png does not read them, but it reads each pass as a picture of its own. */
import zlib from 'node:zlib';

/** First column, step, first row, step of each pass (PNG, section 8.1: Adam7). */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of the signature and of the first chunk, whose fields begin at 16. */
const HEADER = 33;
const FIELDS = 16;

/** A pass: the pixels of some columns and rows. */
export interface Pass {
  /** A PNG file of these pixels. */
  readonly png: Uint8Array;
  readonly firstColumn: number;
  readonly columnStep: number;
  readonly firstRow: number;
  readonly rowStep: number;
}

/** A picture in passes. */
export interface Interlaced {
  readonly width: number;
  readonly height: number;
  readonly passes: readonly Pass[];
}

/** Returns the passes of such a file; null for any other. @throws `RangeError` if it is damaged. */
export function passesOf(file: Uint8Array): Interlaced | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < HEADER || bytes.toString('latin1', 12, FIELDS) !== 'IHDR') return null;
  const [width, height, depth, isInterlaced] = [
    bytes.readUInt32BE(FIELDS),
    bytes.readUInt32BE(FIELDS + 4),
    bytes[FIELDS + 8],
    bytes[FIELDS + 12] === 1,
  ];
  if (!isInterlaced || depth >= 8) return null;
  const sizes = PASSES.map(([firstColumn, columnStep, firstRow, rowStep]) => {
    const columns = Math.ceil((width - firstColumn) / columnStep);
    const rows = Math.ceil((height - firstRow) / rowStep);
    const place = { firstColumn, columnStep, firstRow, rowStep, columns, rows };
    // Each row has a byte that says how it is filtered.
    return { ...place, bytes: columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * depth) / 8)) : 0 };
  });
  const { data, colours } = readChunks(bytes);
  const count = sizes.reduce((sum, pass) => sum + pass.bytes, 0);
  const rows = zlib.inflateSync(data, { maxOutputLength: Math.max(1, count) });
  if (rows.length !== count) throw new RangeError(`it has ${rows.length} bytes of pixels, not ${count}`);
  let at = 0;
  const passes = sizes.flatMap(({ bytes: size, columns, rows: lines, ...place }) => {
    if (size === 0) return [];
    const fields = Buffer.from(bytes.subarray(FIELDS, FIELDS + 13));
    fields.writeUInt32BE(columns, 0);
    fields.writeUInt32BE(lines, 4);
    fields[12] = 0;
    const pixels = zlib.deflateSync(rows.subarray(at, at + size));
    at += size;
    const chunks = [chunkOf('IHDR', fields), ...colours, chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))];
    return [{ ...place, png: Buffer.concat([bytes.subarray(0, 8), ...chunks]) }];
  });
  return { width, height, passes };
}

/** Returns the compressed pixels of a file, and its chunks that say what colours they are. */
function readChunks(bytes: Buffer): { data: Buffer; colours: Buffer[] } {
  const data: Buffer[] = [];
  const colours: Buffer[] = [];
  for (let at = 8; ; ) {
    const end = at + 12 <= bytes.length ? at + 12 + bytes.readUInt32BE(at) : Infinity;
    if (end > bytes.length) throw new RangeError('it ends within a chunk');
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (zlib.crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) {
      throw new RangeError(`the checksum of its chunk ${JSON.stringify(name)} is wrong`);
    }
    if (name === 'IEND') return { data: Buffer.concat(data), colours };
    if (name === 'IDAT') data.push(bytes.subarray(at + 8, end - 4));
    if (name === 'PLTE' || name === 'tRNS') colours.push(bytes.subarray(at, end));
    at = end;
  }
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
