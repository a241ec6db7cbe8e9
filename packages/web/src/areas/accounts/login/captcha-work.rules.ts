/* SHA-256 of one block: `crypto.subtle` is missing over plain http, and a promise per hash would take longer than the hash. */
const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (isPrime(n)) PRIMES.push(n)
const fraction = (root: number) => ((root - Math.floor(root)) * 0x1_0000_0000) | 0
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)))
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)))
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))
const w = new Int32Array(64)

/** The first 32 bits of the SHA-256 of an ASCII text of at most 55 characters. */
export function firstBitsOf(text: string): number {
  w.fill(0)

  for (let i = 0; i < text.length; i++) w[i >> 2]! |= text.charCodeAt(i) << (24 - 8 * (i & 3))

  w[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3))
  w[15] = text.length * 8

  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!]
    w[i] =
      w[i - 16]! +
      (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
      w[i - 7]! +
      (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))
  }

  let [a, b, c, d, e, f, g, h] = START as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]

  for (let i = 0; i < 64; i++) {
    const temp1 =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const temp2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0

    h = g
    g = f
    f = e
    e = (d + temp1) | 0
    d = c
    c = b
    b = a
    a = (temp1 + temp2) | 0
  }

  return (a + START[0]!) >>> 0
}

const SLICE = 4000

/**
 * Looks for the digits that complete the work of a captcha, in slices, so that the page stays
 * usable; '' when it is given up.
 */
export async function findWork(
  key: string,
  bits: number,
  isWanted: () => boolean,
): Promise<string> {
  for (let from = 0; isWanted(); from += SLICE) {
    for (let n = from; n < from + SLICE; n++)
      if (Math.clz32(firstBitsOf(`${key}:${n}`)) >= bits) return String(n)
    await new Promise((next) => setTimeout(next))
  }

  return ''
}
