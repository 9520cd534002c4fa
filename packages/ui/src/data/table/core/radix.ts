const half = 16;
const buckets = 1 << half;
const low = buckets - 1;

/** Halves of the numbers as unsigned integers whose order is the order of the numbers. */
const halves = (values: Float64Array): Uint32Array => {
  const bits = new Uint32Array(values.slice().buffer);
  for (let at = 0; at < bits.length; at += 2) {
    const high = bits[at + 1] as number;
    if (high >>> 31 === 1) {
      bits[at] = ~(bits[at] as number);
      bits[at + 1] = ~high;
    } else bits[at + 1] = high | 0x80_00_00_00;
  }
  return bits;
};

/**
 * Indexes of `values` from the least to the greatest, NaN left out; equal ones keep their order.
 * A radix sort: four passes at most, and a pass whose digits are all alike is skipped.
 */
export const orderOfNumbers = (values: Float64Array): Uint32Array => {
  let order = new Uint32Array(values.length);
  let filled = 0;
  for (let at = 0; at < values.length; at += 1) if (values[at] === values[at]) order[filled++] = at;
  order = order.subarray(0, filled);
  let spare = new Uint32Array(filled);
  const bits = halves(values);
  const starts = new Uint32Array(buckets);
  // The least telling sixteen bits first: each later pass keeps what the earlier ones made.
  for (let pass = 0; pass < 4; pass += 1) {
    const word = pass >> 1;
    const shift = (pass & 1) * half;
    starts.fill(0);
    for (let at = 0; at < filled; at += 1) {
      const digit = ((bits[2 * (order[at] as number) + word] as number) >>> shift) & low;
      starts[digit] = (starts[digit] as number) + 1;
    }
    const one = ((bits[2 * (order[0] ?? 0) + word] as number) >>> shift) & low;
    if (starts[one] === filled) continue;
    let sum = 0;
    for (let at = 0; at < buckets; at += 1) {
      const size = starts[at] as number;
      starts[at] = sum;
      sum += size;
    }
    for (let at = 0; at < filled; at += 1) {
      const index = order[at] as number;
      const digit = ((bits[2 * index + word] as number) >>> shift) & low;
      spare[starts[digit] as number] = index;
      starts[digit] = (starts[digit] as number) + 1;
    }
    [order, spare] = [spare, order];
  }
  return order;
};
