/**
 * WOFF 1.0 files unpacked: the tables of the font as a TrueType file, for which readers need no inflation of
 * their own.
 */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const ALIGNMENT = 4;

type Inflate = (packed: Uint8Array) => Uint8Array;

/** A table of the font, and its entry in the file's directory. */
interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * Unpacks a WOFF 1.0 file (W3C, chapters 3 to 5).
 * @param file one that is known to be whole, such as those of a package
 * @param inflate unpacks one table (zlib)
 */
export function unpackWoff(file: Uint8Array, inflate: Inflate): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const flavor = view.getUint32(4);
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) =>
    tableAt(file, view, WOFF_HEADER + index * WOFF_ENTRY, inflate),
  );
  return packSfnt(flavor, tables);
}

function tableAt(file: Uint8Array, view: DataView, entry: number, inflate: Inflate): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field)) as [
    number,
    number,
    number,
  ];
  const stored = file.subarray(offset, offset + packed);
  const bytes = packed < length ? inflate(stored) : stored;
  return { tag: view.getUint32(entry), checksum: view.getUint32(entry + 16), bytes };
}

/** The tables behind their directory (OpenType, chapter "OpenType Font File"). */
function packSfnt(flavor: number, tables: readonly Table[]): Uint8Array {
  const start = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const selector = Math.floor(Math.log2(tables.length));
  const range = 2 ** selector * SFNT_ENTRY;
  view.setUint32(0, flavor);
  [tables.length, range, selector, tables.length * SFNT_ENTRY - range].forEach((value, index) => {
    view.setUint16(4 + 2 * index, value);
  });
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    [tag, checksum, offset, bytes.length].forEach((value, field) => {
      view.setUint32(SFNT_HEADER + index * SFNT_ENTRY + 4 * field, value);
    });
    file.set(bytes, offset);
    offset += aligned(bytes.length);
  }
  return file;
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
